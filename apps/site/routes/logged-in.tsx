import { useEffect } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/logged-in';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { followToken } from '../shared/session/follow-token.ts';
import { accessToken, useIsLoggedIn } from '../api/session.ts';
import { paths } from '../app/paths.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';

export const handle: PageHandle = { footer: 'short' };

function loginAddress(pathname: string, search: string): string {
  return paths.login(languageOfPath(pathname), { redirect: pathname + search });
}

/** A guest never reaches the pages' own loaders; the token lives in the browser, so the server cannot say. */
const guard: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (!accessToken()) throw redirect(loginAddress(pathname, search));
  await next();
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guard];

/** Renders the page for renters only; on the server, and for a guest on the way out, its outline. */
export default function LoggedIn() {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // While hydrating everybody counts as a guest; the token itself knows better.
    if (!isLoggedIn && !accessToken()) void navigate(loginAddress(pathname, search), { replace: true });
  }, [isLoggedIn, navigate, pathname, search]);
  useEffect(() => (isLoggedIn ? followToken() : undefined), [isLoggedIn]);
  return isLoggedIn ? <Outlet /> : <PageOutline />;
}

function PageOutline() {
  return (
    // As tall as the screen: the footer below must not jump when the page comes.
    <div className="page-width flex min-h-dvh flex-col gap-4 py-10" aria-hidden="true">
      {/* All that a search engine sees of it. */}
      <PageMeta isPrivate />
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
