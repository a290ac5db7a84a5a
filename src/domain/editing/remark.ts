/** Something that a parent may like to know of a paragraph as they have just written it. Never a refusal. */
export type Remark = {
  kind: 'raya' | 'openingMark' | 'quotes' | 'dashes' | 'name' | 'level' | 'unprintable'
  /** Spanish, fit to show: what it is and what could be done. */
  message: string
  /** The paragraph as it would be, where one press mends it; with the button's label. */
  fix?: { label: string; text: string }
  /** What the parent may want instead: the name changed in the whole story. `name`: as the book has it now, `to`: as typed here. */
  rename?: { label: string; name: string; to: string }
}

/** `«a», «b» y «c»` */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} y ${last}`
}
