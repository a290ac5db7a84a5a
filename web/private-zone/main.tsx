import '../styles/shared.css'
import '../ui/react/react.css'
import './private-zone.css'
import '../wizard/wizard.css'
import '../review/review.css'
import '../reader/reader.css'
import '../account/account.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'

// The style sheets of all screens stand above: one file, so that a screen that loads later is never seen unstyled.

document.documentElement.dataset.session = 'in'
const place = document.getElementById('app')
if (!place) throw new Error('the page has no #app')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
