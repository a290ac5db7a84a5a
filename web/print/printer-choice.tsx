import { PRINT_COPY } from './copy.ts'
import type { WirePrint } from './print-api.ts'

type PrinterChoiceProps = { prints: readonly WirePrint[]; chosen: string; onChoose: (profile: string) => void }

/** One printer of several, as cards: radio buttons underneath. Who cannot print a book of this length says why. */
export function PrinterChoice({ prints, chosen, onChoose }: PrinterChoiceProps) {
  return (
    <fieldset className="print-printers">
      <legend className="title--sm">{PRINT_COPY.printers}</legend>
      <div className="print-printers__cards">
        {prints.map(({ profile, label, trim_mm, cover, state, unsuitable }) => (
          <label key={profile} className="choice print-printer">
            <input
              type="radio"
              className="choice__input"
              name="printer"
              checked={profile === chosen}
              disabled={unsuitable !== null}
              onChange={() => onChoose(profile)}
            />
            <span className="print-printer__words">
              <strong>{label.split(' · ')[0]}</strong>
              <span>
                {PRINT_COPY.cover[cover]}, {PRINT_COPY.size(trim_mm)}
              </span>
              {unsuitable ? <span className="print-printer__why">{unsuitable}</span> : null}
              {state === 'ready' ? <span className="print-printer__ready">{PRINT_COPY.isReady}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
