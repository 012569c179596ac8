/**
 * Whether somebody is at work in a field: from going there or typing until a form is sent or something else is pressed.
 * Rules and answers can take seconds on a slow line; what is wrong then must not move the focus out of the word that is
 * being typed.
 */
let isInField = false;
const listeners = new Set<() => void>();

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

function note({ type, target }: Event): void {
  const isNow = type !== 'submit' && isField(target);
  if (isNow === isInField) return;
  isInField = isNow;
  for (const listener of listeners) listener();
}

if (typeof document !== 'undefined') {
  for (const type of ['focusin', 'input', 'click', 'submit']) document.addEventListener(type, note, true);
}

export function mayMoveFocus(): boolean {
  return !isInField;
}

export function subscribeToFocus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
