import { useCallback, useEffect, useRef, useState } from 'react'

type Handlers<Input, Output> = {
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: (error: unknown, input: Input) => unknown
  onSettled?: (output: Output | undefined, error: unknown, input: Input) => unknown
}

/** A change that the parent asks for: once, never tried again by itself. What it brings on happens though the screen be gone. */
export function useMutation<Output, Input = void>(
  change: (input: Input) => Promise<Output>,
  handlers: Handlers<Input, Output> = {},
) {
  const latest = useRef({ change, handlers })
  latest.current = { change, handlers }
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  const mutate = useCallback(async (input: Input, onDone?: () => void): Promise<void> => {
    setState('pending')
    const { change, handlers } = latest.current
    let output: Output | undefined
    let error: unknown = null
    try {
      output = await change(input)
    } catch (reason) {
      error = reason
    }
    // Until what follows has happened the button stays busy: a second press would be a second wish.
    if (error === null) await handlers.onSuccess?.(output as Output, input)
    else await handlers.onError?.(error, input)
    await handlers.onSettled?.(output, error, input)
    if (!mounted.current) return
    setState(error === null ? 'idle' : 'failed')
    onDone?.()
  }, [])

  return { mutate, isPending: state === 'pending', isError: state === 'failed' }
}
