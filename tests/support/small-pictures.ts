/**
 * Pixels of pictures where nobody looks at them: a ninth of what a book has, and the fewest that the product takes. Drawing,
 * packing and laying out pictures of the full size is most of what a test of anything else would take.
 */
export const SMALL_PICTURES = { width: 512, height: 512 }
