const files = /\/assets\/[\w.-]+$/;

/**
 * Starts the service worker, and has it keep the files that this page was made of: they came before it was there. A
 * browser that refuses works without.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Out of the browser's own memory, through the worker, into its cache.
  await Promise.allSettled(loaded.filter((name) => files.test(name)).map((name) => fetch(name)));
}
