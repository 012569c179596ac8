const files = /\/assets\/[\w.-]+$/;

/**
 * The worker that answers from now on: a newer one that is on its way takes over at once. A message to the one before
 * would start that again, and Chromium would let the newer one wait until it is idle.
 */
async function workerInCharge(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const next = registration.installing ?? registration.waiting;
  if (next) {
    await new Promise<void>((resolve) => {
      next.addEventListener('statechange', () => {
        if (next.state === 'activated' || next.state === 'redundant') resolve();
      });
    });
  }
  return registration.active;
}

/**
 * Starts the service worker, and names to it the files that this page was made of: they came before it was there. It
 * fetches them itself, beside the page. A browser that refuses works without.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const worker = await workerInCharge(await navigator.serviceWorker.ready);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ files: loaded.filter((name) => files.test(name)) }, []);
}
