import { parseJson, tabStorage } from './browser-storage.ts';

export type Toast = { id: number; tone: 'success' | 'error' | 'info'; text: string; milliseconds: number };

const defaultTime = 5000;
/** What is read at a glance. */
const SHORT = 60;
/** Two seconds for most (docs/specification/messages.md 2); a refusal of more than a line needs longer. */
const errorTime = (text: string) => (text.length > SHORT ? defaultTime : 2000);
const flashKey = 'flash_toast';

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string, milliseconds: number): void {
  if (text && !toasts.some((other) => other.text === text)) {
    change([...toasts, { id: nextId++, tone, text, milliseconds }]);
  }
}

type Flash = Pick<Toast, 'tone' | 'text'>;

function saveFlash(tone: Toast['tone'], text: string): void {
  tabStorage.write(flashKey, JSON.stringify({ tone, text } satisfies Flash));
}

/** Short messages that close by themselves (docs/specification/messages.md 2). */
export const toast = {
  success: (text: string, milliseconds = defaultTime) => show('success', text, milliseconds),
  info: (text: string, milliseconds = defaultTime) => show('info', text, milliseconds),
  error: (text: string, milliseconds = errorTime(text)) => show('error', text, milliseconds),
  /** Shown by the next page, after a reload. */
  errorAfterReload: (text: string) => saveFlash('error', text),
  successAfterReload: (text: string) => saveFlash('success', text),
};

export function dismissToast(id: number): void {
  change(toasts.filter((one) => one.id !== id));
}

export function showFlash(): void {
  const kept = parseJson(tabStorage.read(flashKey)) as Flash | null;
  if (kept) show(kept.tone, kept.text, defaultTime);
  tabStorage.write(flashKey, null);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;
