const listeners = new Set<() => void>();

/** Called when a session turns out to have ended, before the page is left for log-in. Gives back how to stop that. */
export function onLeaveForLogIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceLeaving(): void {
  for (const listener of listeners) listener();
}
