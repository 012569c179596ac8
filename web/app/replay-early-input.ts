import type { EarlyAct } from './record-early-input.ts';

let acts: EarlyAct[] = [];

/** Ends the recording: from the start of hydration on React itself keeps what is pressed, and both would do it twice. */
export function stopRecording(): void {
  acts = window.takeEarlyInput?.() ?? [];
}

/** Does again, now that somebody listens, what was typed and pressed before the scripts ran. */
export async function replayEarlyInput(): Promise<void> {
  // The page's own effects come first.
  await twoFrames();
  for (const act of acts.splice(0)) {
    if (!act.element.isConnected) continue;
    replay(act);
    await twoFrames();
    // A slider takes effect once it is let go.
    if (isSlider(act.element)) act.element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  }
}

const isSlider = (element: Element) => element instanceof HTMLInputElement && element.type === 'range';

function replay(act: EarlyAct): void {
  if (act.kind === 'press') act.element.click();
  else if (act.kind === 'key') {
    act.element.dispatchEvent(new KeyboardEvent('keydown', { key: act.key, bubbles: true }));
  } else if (act.kind === 'send') act.element.requestSubmit(act.submitter);
  else if (act.kind === 'check') check(act.element);
  else fill(act.element, act.value);
}

/** React compares with what it set last: the value goes back first, so that the change is one. */
function fill(element: Extract<EarlyAct, { kind: 'fill' }>['element'], value: string): void {
  if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  element.value = element.defaultValue;
  // The element's own setter is React's, which takes note; its class's is the browser's.
  const prototype: unknown = Object.getPrototypeOf(element);
  Reflect.set(Object(prototype), 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function check(element: HTMLInputElement): void {
  element.checked = element.defaultChecked;
  element.click();
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
