/** What a form that was posted without script shows again. */
export type FormState = {
  values?: { email?: string }
  errors?: { email?: string; password?: string; confirm_password?: string }
  message?: { tone: 'success' | 'error'; text: string }
}

/** The live region stands empty from the start, so that what is put into it is announced. */
export function FormMessage({ message }: { message?: FormState['message'] }) {
  return (
    <div className={`notice notice--${message?.tone ?? 'error'}`} role="status" data-message>
      {message?.text}
    </div>
  )
}
