const PARAMETER = 'back';

/** Of the log-in page, from which one comes back to `path`. */
export const logInAddress = (path: string): string =>
  path === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: path })}`;

/** Where to go once logged in: a path of this application, whatever somebody has put into a link. */
export function wayBack(search: URLSearchParams): string {
  const path = search.get(PARAMETER) ?? '/';
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
