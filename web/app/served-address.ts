declare global {
  interface Window {
    /** Path and query of the page as the server sent it. */
    servedAt?: string;
  }
}

/** Runs in the page as text, before anything can be pressed. */
export const noteAddress = 'window.servedAt=location.pathname+location.search';

/**
 * Whether the address has changed under the page that was served: who goes back before the scripts run changes it, and
 * no router was there to follow.
 */
export function hasAddressChanged(): boolean {
  return window.servedAt !== undefined && window.servedAt !== location.pathname + location.search;
}
