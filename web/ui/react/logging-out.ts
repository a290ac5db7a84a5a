/** What logging out of the private zone needs, in one file that loads late. */
export { logOut } from '../../islands/log-out.ts'
export { UnsavedDialog } from '../unsaved-dialog.tsx'
