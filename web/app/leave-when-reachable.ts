/**
 * Stands as text in the page that the service worker shows for one that cannot be had: asks for the address again when
 * the network is back, or when the server answers, since not every loss of a network is noticed. `kept` is the page's own
 * address, where there is nothing else to go to.
 */
export function leaveWhenReachable(kept: string): void {
  const PAUSE_MS = 5000;
  if (location.pathname === kept) return;
  addEventListener('online', () => location.reload());
  setInterval(() => {
    void fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  }, PAUSE_MS);
}
