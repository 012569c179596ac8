import { useSyncExternalStore } from 'react';

/** A place in each open dialog for what stands above every page; the topmost dialog last. */
let slots: readonly Element[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Element[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

/** A `ref` of a dialog's place. */
export function keepSlot(slot: Element | null): (() => void) | undefined {
  if (!slot) return undefined;
  become([...slots, slot]);
  return () => become(slots.filter((other) => other !== slot));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place in the topmost open dialog: all that is outside it can neither be seen nor pressed. */
export const useTopSlot = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
