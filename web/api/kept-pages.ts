/** Where the service worker keeps what is one renter's own (`web/app/service-worker.js`). */
const own = 'own';

/** Log-out, a session that ended, an account that is gone: nothing of the renter's stays on the device. */
export async function forgetKeptPages(): Promise<void> {
  // Neither pages over plain HTTP nor old browsers have it.
  if ('caches' in globalThis) await caches.delete(own);
}
