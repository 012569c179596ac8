import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { browserApi, connectApi } from '../api/browser-api.ts';
import { rememberUnread, rememberUser, tokenOfUser } from '../api/current-user.ts';
import { useToken } from '../api/session.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { usePageFrame } from '../app/page-handle.ts';
import type { loader } from '../root.tsx';
import { SkipLink } from '@nolo/ui/skip-link.tsx';
import { ToastRegion } from '@nolo/ui/toast-region.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { rememberWebsite } from '../app/remember-website.ts';
import { VisitWhenIdle } from '../visit/visit-when-idle.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** What stands around every page: header, footer, the loading overlay and toasts. */
export function Layout({ children }: { children: React.ReactNode }) {
  const t = useTexts('common');
  const { header, footer } = usePageFrame();
  const { pathname } = useLocation();
  useBrowserServices();
  usePageFocus();
  return (
    <>
      <SkipLink to="content">{t('skip_to_content')}</SkipLink>
      {/* At the foot of the window, but the first thing that the keyboard meets. */}
      <VisitWhenIdle />
      {header && <Header />}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {/* Another page has a footer of its own: one that stayed would count as having jumped to where this page ends. */}
      <Suspense>{footer && <Footer key={pathname} isShort={footer === 'short'} />}</Suspense>
      <LoadingOverlay />
      <ToastRegion />
    </>
  );
}

/** Gives the API client the router, texts and toasts, and keeps what the next visit needs. */
function useBrowserServices(): void {
  const t = useTexts('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const website = useRouteLoaderData<typeof loader>('root')?.website;
  useEffect(() => {
    connectApi({
      goToLogin: (address, { reload }) => {
        if (reload) window.location.assign(address);
        else void navigate(address);
      },
      networkMessage: () => t('network_error'),
      onUnavailable: toast.errorAfterReload,
    });
  }, [navigate, t]);
  useStoredSession();
  // From here on React knows who is logged in.
  useEffect(() => {
    delete document.documentElement.dataset['session'];
  }, []);
  useEffect(() => rememberLanguage(language), [language]);
  useEffect(() => {
    if (website) rememberWebsite(website);
  }, [website]);
}

/** Who the stored token belongs to, asked at start and whenever it is another one; a log-in here has answered it already. */
function useStoredSession(): void {
  const token = useToken();
  useEffect(() => {
    if (tokenOfUser() === token) return undefined;
    rememberUser(null);
    const another = new AbortController();
    if (token) void askWhoIsLoggedIn(token, another.signal);
    return () => another.abort();
  }, [token]);
}

async function askWhoIsLoggedIn(token: string, signal: AbortSignal): Promise<void> {
  try {
    const { user, unread_notices } = await browserApi.call('profile', undefined, { isQuiet: true, signal });
    if (signal.aborted) return;
    rememberUser(user, token);
    rememberUnread(unread_notices);
  } catch {
    // An ended session has led to log-in already; without an answer the pages do without.
  }
}
