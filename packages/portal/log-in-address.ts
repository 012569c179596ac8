import { safeRedirect } from '@nolo/contract/safe-redirect.ts';

const PARAMETER = 'back';

/** Of the log-in page, from which one comes back to `path`. */
export const logInAddress = (path: string): string =>
  path === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: path })}`;

/** Where to go once logged in: a path of this application, whatever somebody has put into a link. */
export const wayBack = (search: URLSearchParams): string => safeRedirect(search.get(PARAMETER)) ?? '/';
