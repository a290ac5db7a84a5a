import '../styles/shared.css'
import '../ui/react/react.css'
import './private-zone.css'
import '../wizard/wizard.css'
import '../review/review.css'
import '../reader/reader.css'
import '../account/account.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from '../api/client.ts'
import { router } from './router.tsx'

// The style sheets of all screens stand above: one file, so that a screen that loads later is never seen unstyled.

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isPassing,
      staleTime: 5_000,
    },
    mutations: { retry: false },
  },
})

document.documentElement.dataset.session = 'in'
const place = document.getElementById('app')
if (!place) throw new Error('the page has no #app')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
