import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { bookIdFrom } from '../../src/domain/book-id.ts'
import { leaveToLogin } from '../api/client.ts'
import { hasSession } from '../api/session.ts'
import { Toasts } from '../ui/react/toasts.tsx'

import { GateWatch } from './gate-watch.tsx'
import { ListScreen } from './list-screen.tsx'
import { NoSuchBook, ScreenError, ScreenLoading } from './screen-states.tsx'

const root = createRootRoute({
  beforeLoad: ({ location }) => {
    // The reader says what is missing before it leaves (product.md §8).
    if (hasSession() || location.pathname.startsWith('/tuzonaprivada/vercuento/')) return
    leaveToLogin()
    // Nothing is drawn while the browser goes to /login.
    return new Promise<never>(() => {})
  },
  component: () => (
    <>
      <Outlet />
      <Toasts />
      <GateWatch />
    </>
  ),
  notFoundComponent: () => <ScreenError kind="notFound" />,
})

const list = createRoute({ getParentRoute: () => root, path: '/tuzonaprivada', component: ListScreen })

const wizard = () => lazyRouteComponent(() => import('../wizard/wizard-screen.tsx'), 'WizardScreen')
const newBook = createRoute({ getParentRoute: () => root, path: '/tuzonaprivada/crearcuento', component: wizard() })
/** What the address calls a book and cannot be one: nobody is asked for it. */
const ofBook = {
  getParentRoute: () => root,
  loader: ({ params }: { params: { idBook: string } }) => {
    if (hasSession() && bookIdFrom(params.idBook) === null) throw notFound()
  },
  notFoundComponent: NoSuchBook,
}
const editBook = createRoute({ ...ofBook, path: '/tuzonaprivada/crearcuento/$idBook', component: wizard() })
const review = createRoute({
  ...ofBook,
  path: '/tuzonaprivada/revision-imagenes/$idBook',
  component: lazyRouteComponent(() => import('../review/review-screen.tsx'), 'ReviewScreen'),
})
const reader = createRoute({
  ...ofBook,
  path: '/tuzonaprivada/vercuento/$idBook',
  component: lazyRouteComponent(() => import('../reader/reader-screen.tsx'), 'ReaderScreen'),
})
const editor = createRoute({
  ...ofBook,
  path: '/tuzonaprivada/corregir/$idBook',
  // Where it opens: at a text, at a page of the screen book, or where a wish would fit.
  validateSearch: ({ bloque, pagina, deseo }: { bloque?: unknown; pagina?: unknown; deseo?: unknown }) => ({
    ...(typeof bloque === 'string' && { bloque }),
    ...(typeof pagina === 'number' && { pagina }),
    ...(typeof deseo === 'string' && { deseo }),
  }),
  component: lazyRouteComponent(() => import('../editor/editor-screen.tsx'), 'EditorScreen'),
})
const print = createRoute({
  ...ofBook,
  path: '/tuzonaprivada/imprimir/$idBook',
  component: lazyRouteComponent(() => import('../print/print-screen.tsx'), 'PrintScreen'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/tuzonaprivada/cuenta',
  component: lazyRouteComponent(() => import('../account/account-screen.tsx'), 'AccountScreen'),
})
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/tuzonaprivada' })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([elsewhere, list, newBook, editBook, review, reader, print, editor, account]),
  defaultPreload: 'intent',
  defaultPendingComponent: ScreenLoading,
  defaultPendingMs: 200,
  defaultErrorComponent: () => <ScreenError kind="failed" />,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
