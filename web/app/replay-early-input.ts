import type { EarlyAct } from './record-early-input.ts';

/**
 * Does again, now that somebody listens, what was typed and pressed before, in the same order. What is done
 * meanwhile waits at the end of the queue; with the last act the page is on its own.
 */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  try {
    // The page's own effects come first.
    await twoFrames();
    for (let act = earlyInput.acts.shift(); act; act = earlyInput.acts.shift()) {
      earlyInput.isReplaying = true;
      replay(act);
      earlyInput.isReplaying = false;
      await twoFrames();
      // A slider takes effect when it is released.
      if (isSlider(act.element)) act.element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    }
  } finally {
    // Whatever goes wrong, what is pressed from now on reaches the application.
    earlyInput.stop();
  }
}

const isSlider = (element: Element) => element instanceof HTMLInputElement && element.type === 'range';

function replay(act: EarlyAct): void {
  if (!act.element.isConnected) return;
  release(act);
  if (act.kind === 'press') act.element.click();
  else if (act.kind === 'key') {
    act.element.dispatchEvent(new KeyboardEvent('keydown', { key: act.key, bubbles: true }));
  } else if (act.kind === 'send') act.element.requestSubmit(act.submitter);
  else if (act.kind === 'check') check(act.element, act.isChecked);
  else fill(act.element, act.value);
}

/** What was held pulsed until now (`app.css`). */
function release(act: EarlyAct): void {
  const pressed = act.kind === 'send' ? act.submitter : act.element;
  if (pressed) delete pressed.dataset['held'];
}

/** React compares with what it set last: another value goes first, so that this one is a change. */
function fill(element: Extract<EarlyAct, { kind: 'fill' }>['element'], value: string): void {
  const isFile = element instanceof HTMLInputElement && element.type === 'file';
  if (element instanceof HTMLSelectElement || isFile) {
    // No script may set files: those that were chosen are still there.
    if (!isFile) element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  element.value = `${value}0`;
  // The element's own setter is React's, which takes note; its class's is the browser's.
  const prototype: unknown = Object.getPrototypeOf(element);
  Reflect.set(Object(prototype), 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function check(element: HTMLInputElement, isChecked: boolean): void {
  element.checked = !isChecked;
  element.click();
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
