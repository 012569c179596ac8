import { fetchWhenReachable } from '../api/network.ts';

/** What the router asks for to change the page: its data, and whether the server answers (`server/ssr/lean-router.ts`). */
const isPart = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/healthz');

/**
 * A link followed without a network leaves the page as it is and is followed through when the network is back. The router
 * fetches by itself and has no other way in than the function it calls.
 */
export function followThroughLosses(): void {
  const fetchOnce = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const isMine = isPart(new URL(address, location.href));
    return isMine ? fetchWhenReachable(input, init) : fetchOnce(input, init);
  };
}
