/** A booking that was made, as trackers hear of it (docs/specification/money.md 1). Minor units. */
export type Purchase = { carId: number; subtotal: number; total: number; currency: string; email: string };

type Listener = (purchase: Purchase) => Promise<unknown>;

const listeners = new Set<Listener>();

/** Nobody listens without consent. Gives back what ends the listening. */
export function onPurchase(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Told before the page is left; no longer than a renter would notice. */
export async function announcePurchase(purchase: Purchase): Promise<void> {
  if (listeners.size === 0) return;
  const told = Promise.allSettled([...listeners].map((listener) => listener(purchase)));
  const patience = new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.race([told, patience]);
}
