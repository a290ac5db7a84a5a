import '../ui/react/react.css'
import './private-zone.css'
import '../wizard/wizard.css'
import '../review/review.css'
import '../editor/editor.css'
import '../reader/reader.css'
import '../print/print.css'
import '../account/account.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../api/client.ts'
import { closeMenus } from '../ui/close-menus.ts'
import { router } from './router.tsx'

// The style sheets of all screens stand above: one file, so that a screen that loads later is never seen unstyled. The
// frame's own (zone-shell.css) are in the document.

document.documentElement.dataset.session = 'in'
watchSession()
closeMenus()
const place = document.getElementById('app')
if (!place) throw new Error('the page has no #app')
// The frame that came with the document stays until the screen that takes its place is there.
void router.load().then(() =>
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
)
