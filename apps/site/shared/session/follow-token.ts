import { accessToken, announce, subscribe } from '../../api/session.ts';

/** The token that this document's pages are of. */
let shown = '';
let isFollowed = false;

/** Log-in and log-out leave no page of the other side behind; another account's token is not taken over. */
function follow(): void {
  const token = accessToken();
  if (token === '' || shown === '') shown = token;
}

/**
 * The token may have become another one: another tab has logged in or out, or this page is left after a log-out and waits
 * in the browser's memory for somebody to go back. A renter's pages go at once.
 */
function compare({ type }: Event): void {
  if (accessToken() === shown) return;
  follow();
  if (accessToken() === shown) announce();
  else if (type !== 'pagehide') startAnew();
}

/** Everything in this document is the other renter's: nobody sees more of it, or is asked whether to leave it. */
function startAnew(): void {
  document.body.hidden = true;
  window.location.reload();
}

/** A renter's pages stand here: they are of the stored token until this document itself logs in or out. */
export function followToken(): void {
  shown = accessToken();
  if (isFollowed) return;
  isFollowed = true;
  for (const moment of ['storage', 'pagehide', 'pageshow']) window.addEventListener(moment, compare);
  subscribe(follow);
}
