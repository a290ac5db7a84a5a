import { type FormEvent, useState } from 'react'
import { type FieldErrors, refusalOf } from './field-errors.ts'

type Outcome = { tone: 'success' | 'error'; text: string } | null

type Options = {
  check(values: (name: string) => string): FieldErrors
  /** @returns what to say when it is done */
  send(values: (name: string) => string): Promise<string>
}

/** A small form: checked here first, then by the server; its errors stand at their fields until these are edited. */
export function useAccountForm({ check, send }: Options) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = (name: string) => String(data.get(name) ?? '')
    const found = check(values)
    setErrors(found)
    setOutcome(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setBusy(true)
    try {
      const text = await send(values)
      form.reset()
      setOutcome({ tone: 'success', text })
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors(refusal.errors)
      if (refusal.message) setOutcome({ tone: 'error', text: refusal.message })
      focusFirst(form, refusal.errors)
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    busy,
    outcome,
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement)) return
        const mended = new Set([fieldOf(target)])
        // Two passwords that were to be alike are, whichever of them was edited.
        const data = new FormData(currentTarget)
        if (data.get('password') === data.get('confirmation')) mended.add('confirmation')
        setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([name]) => !mended.has(name as never))))
      },
    },
  }
}

function fieldOf({ name }: HTMLInputElement): keyof FieldErrors {
  return name as keyof FieldErrors
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const [first] = [...form.querySelectorAll('input')].filter((input) => errors[fieldOf(input)])
  first?.focus()
}
