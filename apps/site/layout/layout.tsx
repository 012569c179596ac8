import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteLoaderData, useNavigation } from 'react-router';
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
import { useInFlight } from '../api/in-flight.ts';

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

/**
 * Covers the page while a request is in flight; the car list shows skeletons instead. It appears after
 * 300 ms (docs/specification/pages.md 3): most requests are over before, and an overlay that flashes is worse than
 * none.
 */
function LoadingOverlay() {
  const t = useTexts('common');
  const navigation = useNavigation();
  const isChangingPage =
    navigation.state === 'loading' && !navigation.location.pathname.includes('/car-list');
  const isBusy = useInFlight() || isChangingPage;
  return (
    <output>
      {isBusy && (
        <span className="fixed inset-0 z-40 grid animate-[appear_0.2s_0.3s_both] place-items-center">
          <span className="bg-page absolute inset-0 opacity-85" />
          <span className="relative flex flex-col items-center gap-3">
            <LoadingCar />
            <span className="font-semibold">{t('loading')}</span>
          </span>
        </span>
      )}
    </output>
  );
}

/** The animated car of the loading overlay. */
function LoadingCar() {
  return (
    <svg viewBox="0 0 160 72" width="160" height="72" aria-hidden="true">
      <path d="M8 62h144" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
      <g className="animate-[drive_1.6s_ease-in-out_infinite]">
        <path
          d="M30 48c0-8 4-11 12-12l12-2c8-10 16-14 28-14h8c10 0 18 6 24 14 10 1 17 4 17 12v4a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4Z"
          className="fill-primary"
        />
        <path d="M62 34c6-6 11-8 19-8h1v8Zm26 0v-8h3c6 0 11 3 15 8Z" className="fill-primary-soft" />
        <g className="fill-inverse">
          <circle cx="52" cy="54" r="9" />
          <circle cx="108" cy="54" r="9" />
        </g>
        <g className="stroke-on-inverse" strokeWidth="2" fill="none">
          <circle cx="52" cy="54" r="3.5" />
          <circle cx="108" cy="54" r="3.5" />
        </g>
      </g>
    </svg>
  );
}

/**
 * A link to another page moves the focus to that page's heading, which is read aloud with it: nothing else says that
 * the page has changed. The first page is the browser's own business, and another search on the same page moves nothing.
 */
function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.querySelector<HTMLElement>('#content');
    // A field or dialog of the new page may have the focus already.
    if (!content || content.contains(document.activeElement)) return;
    const target = content.querySelector<HTMLElement>('h1') ?? content;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
