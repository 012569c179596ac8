const files = /\/assets\/[\w.-]+$/;

/**
 * Starts the service worker, and names to it the files that this page was made of: they came before it was there. It
 * fetches them itself, beside the page. A browser that refuses works without.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files: loaded.filter((name) => files.test(name)) }, []);
}
