import type { ReactNode } from 'react'
import { AccountScreen } from '../../../web/account-forms/account-screen.tsx'
import { ConfirmAddressForm } from '../../../web/account-forms/confirm-address-form.tsx'
import { ACCOUNT_COPY } from '../../../web/account-forms/copy.ts'
import { ForgottenForm } from '../../../web/account-forms/forgotten-form.tsx'
import type { FormState } from '../../../web/account-forms/form-message.tsx'
import { LogInForm } from '../../../web/account-forms/log-in-form.tsx'
import { LoggedInScreen } from '../../../web/account-forms/logged-in-screen.tsx'
import { NewPasswordForm } from '../../../web/account-forms/new-password-form.tsx'
import { RegisterForm } from '../../../web/account-forms/register-form.tsx'
import { ERROR_COPY } from '../../../web/errors/copy.ts'
import { ErrorScreen } from '../../../web/errors/error-screen.tsx'
import { GATE_COPY } from '../../../web/gate/copy.ts'
import { GateScreen } from '../../../web/gate/gate-screen.tsx'
import { LANDING_COPY } from '../../../web/landing/copy.ts'
import { Landing } from '../../../web/landing/landing.tsx'
import { LegalNotice } from '../../../web/legal/legal-notice.tsx'
import type { LegalParty } from '../../../web/legal/legal-party.ts'
import { Privacy } from '../../../web/legal/privacy.tsx'
import { Terms } from '../../../web/legal/terms.tsx'
import { ZoneShell } from '../../../web/private-zone/zone-shell.tsx'
import { PublicPage } from '../../../web/ui/public-page.tsx'
import { assetAddress, hasAsset } from './client-files.ts'
import { renderPage } from './render.tsx'

/** Every page there is, with what it needs to be drawn. */
export type PageContent =
  | { page: 'landing' | 'privacy' | 'terms' | 'legalNotice' | 'notFound' | 'offline' }
  | { page: 'newPassword' | 'confirmAddress' }
  | { page: 'privateZone'; path: string }
  | { page: 'register' | 'logIn' | 'forgotten'; form?: FormState }
  | { page: 'loggedIn'; session: { token: string; user: { id: string; email: string } } }
  | { page: 'gate'; action: string; notEncrypted?: boolean; error?: string }
  | { page: 'serverError'; requestId: string; path: string }

type Site = { origin: string; indexed: boolean; legal: LegalParty; usesAi: boolean; canSendLetters: boolean }

export function renderScreen(content: PageContent, site: Site): string {
  const { origin, indexed, legal, usesAi, canSendLetters } = site
  const open = (path: string, title: string, children: ReactNode, description?: string) =>
    renderPage(<PublicPage current={path}>{children}</PublicPage>, {
      title: `${title} · Colorín`,
      path,
      origin,
      indexed,
      ...(description && { description }),
    })
  const closed = (title: string, children: ReactNode, files?: { scripts: string[] }) =>
    renderPage(children, { title: `${title} · Colorín`, origin, ...files })

  switch (content.page) {
    case 'landing':
      return renderPage(
        <PublicPage current="/">
          <Landing registerForm={<RegisterForm at="landing" />} asset={assetAddress} hasAsset={hasAsset} />
        </PublicPage>,
        { title: LANDING_COPY.documentTitle, path: '/', origin, indexed },
      )
    case 'register':
      return open(
        '/registro',
        ACCOUNT_COPY.register.title,
        <AccountScreen screen="register">
          <RegisterForm at="register" {...(content.form && { state: content.form })} />
        </AccountScreen>,
      )
    case 'logIn':
      return open(
        '/login',
        ACCOUNT_COPY.logIn.submit,
        <AccountScreen screen="logIn">
          <LogInForm {...(content.form && { state: content.form })} />
        </AccountScreen>,
      )
    case 'forgotten':
      return open(
        '/olvide-mi-contrasena',
        ACCOUNT_COPY.forgotten.title,
        <AccountScreen screen="forgotten" {...(!canSendLetters && { lead: ACCOUNT_COPY.forgotten.withoutMail.lead })}>
          <ForgottenForm canSendLetters={canSendLetters} {...(content.form && { state: content.form })} />
        </AccountScreen>,
      )
    case 'newPassword':
      return closed(
        ACCOUNT_COPY.newPassword.title,
        <PublicPage>
          <AccountScreen screen="newPassword">
            <NewPasswordForm />
          </AccountScreen>
        </PublicPage>,
      )
    case 'confirmAddress':
      return closed(
        ACCOUNT_COPY.confirmAddress.title,
        <PublicPage>
          <AccountScreen screen="confirmAddress">
            <ConfirmAddressForm />
          </AccountScreen>
        </PublicPage>,
      )
    case 'loggedIn':
      return closed(
        ACCOUNT_COPY.logIn.submit,
        <PublicPage>
          <LoggedInScreen session={content.session} />
        </PublicPage>,
      )
    case 'privacy':
      return open('/privacidad', 'Política de privacidad', <Privacy party={legal} facts={site} />)
    case 'terms':
      return open('/terminos', 'Términos y condiciones', <Terms party={legal} usesAi={usesAi} />)
    case 'legalNotice':
      return open('/aviso-legal', 'Aviso legal', <LegalNotice party={legal} />)
    case 'gate':
      return closed(GATE_COPY.title, <GateScreen {...content} />)
    case 'notFound':
      return closed(
        ERROR_COPY.notFound.title,
        <PublicPage>
          <ErrorScreen kind="notFound" href="/" />
        </PublicPage>,
      )
    case 'serverError':
      return closed(
        ERROR_COPY.serverError.title,
        <PublicPage>
          <ErrorScreen kind="serverError" href={content.path} requestId={content.requestId} />
        </PublicPage>,
      )
    case 'offline':
      return renderOffline(origin)
    case 'privateZone':
      return renderPrivateZone(content.path, origin, usesAi)
  }
}

/** Nothing of it may need the network: its style sheet and fonts are in the browser's cache if they can be. */
function renderOffline(origin: string): string {
  return renderPage(
    <main className="offline">
      <ErrorScreen kind="offline" href="" />
    </main>,
    { title: `${ERROR_COPY.offline.title} · Colorín`, origin, scripts: [] },
  )
}

/** The frame and its first words, which need nothing else to be seen; the private zone's own script fills it. */
function renderPrivateZone(path: string, origin: string, usesAi: boolean): string {
  return renderPage(
    <div id="app" data-stories={usesAi ? 'written' : 'built-in'}>
      <ZoneShell path={path} withoutScript={ACCOUNT_COPY.logIn.needsScript} />
    </div>,
    {
      title: 'Mis Cuentos · Colorín',
      origin,
      styles: [],
      inlineStyles: 'zone-shell.css',
      lateStyles: ['private-zone.css'],
      scripts: ['private-zone.js'],
    },
  )
}
