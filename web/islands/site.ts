import { enhanceAccountForms } from './account-forms.ts'
import { dropOldDrafts } from './drafts.ts'
import { enhanceGate } from './gate.ts'
import { enhanceNavigation } from './navigation.ts'
import { enhanceSamples } from './samples.ts'
import { adoptSession } from './session.ts'

// All of the public pages' script: everything works without it, this makes it smoother.
dropOldDrafts(localStorage)
adoptSession()
enhanceNavigation()
enhanceAccountForms()
enhanceGate()
enhanceSamples()
// Behind the gate the offline page is not to be had yet.
if (!document.querySelector('[data-gate]')) navigator.serviceWorker?.register('/sw.js').catch(() => {})
