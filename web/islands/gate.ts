/** The gate without loading a page twice: the right password shows what was asked for. */
export function enhanceGate(): void {
  const form = document.querySelector<HTMLFormElement>('[data-gate]')
  const input = form?.querySelector('input')
  const error = form?.querySelector('[role=alert]')
  if (!form || !input || !error) return
  const say = (text: string) => {
    error.textContent = text
    input.toggleAttribute('aria-invalid', text !== '')
    if (text) input.setAttribute('aria-invalid', 'true')
  }
  input.addEventListener('input', () => say(''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    say('')
    try {
      const answer = await fetch('/api/gate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: input.value }),
      })
      if (answer.ok) return location.reload()
      const { error: reason } = await answer.json().catch(() => ({}))
      say(reason ?? form.dataset.wrong ?? '')
      input.select()
    } catch {
      say(form.dataset.offline ?? '')
    }
  })
}
