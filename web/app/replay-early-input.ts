import type { EarlyAct } from './record-early-input.ts';

/**
 * Does again, now that somebody listens, what was typed and pressed before, in the same order. What is done
 * meanwhile waits at the end of the queue; with the last act the page is on its own.
 */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  earlyInput.hasBegun = true;
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

/** A list in another order is drawn anew: the same button of the same car will stand there. */
function successorOf(element: Element): (() => HTMLElement | null) | null {
  const car = element.closest<HTMLElement>('[data-car]')?.dataset['car'];
  const label = element.getAttribute('aria-label');
  if (!car || !label) return null;
  return () => document.querySelector(`[data-car="${car}"] [aria-label="${CSS.escape(label)}"]`);
}

/** Longer than that nobody waits for the cars of a list, and a press would surprise. */
const LIST_COMES_MS = 60_000;

/** Pressed once it is there. What was done after it does not wait. */
function pressSuccessor(element: Element): void {
  const find = successorOf(element);
  const press = () => {
    const successor = find?.();
    successor?.click();
    return Boolean(successor);
  };
  if (!find || press()) return;
  const observer = new MutationObserver(() => {
    if (press()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LIST_COMES_MS);
}

function replay(act: EarlyAct): void {
  if (!act.element.isConnected) {
    if (act.kind === 'press') pressSuccessor(act.element);
    return;
  }
  release(act);
  if (act.kind === 'press') act.element.click();
  else if (act.kind === 'key') pressKey(act.element, act.key);
  else if (act.kind === 'send') act.element.requestSubmit(act.submitter);
  else if (act.kind === 'check') check(act.element, act.isChecked);
  else if (act.kind === 'choose') choose(act.element, act.value);
  else fill(act.element);
}

/** What was held pulsed until now (`app.css`). */
function release(act: EarlyAct): void {
  const pressed = act.kind === 'send' ? act.submitter : act.element;
  if (pressed) delete pressed.dataset['held'];
}

/** Enter that nothing else answers sends the form. */
function pressKey(element: HTMLElement, key: string): void {
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const isLeft = element.dispatchEvent(press);
  if (key === 'Enter' && isLeft && element instanceof HTMLInputElement) element.form?.requestSubmit();
}

/**
 * React takes no notice of a field whose value is the one it saw last. It is shown another one, but on an element
 * that nobody sees: the field keeps its selection and caret, for whoever is in the middle of typing.
 */
function fill(element: HTMLInputElement | HTMLTextAreaElement): void {
  const noted = Object.getOwnPropertyDescriptor(element, 'value');
  noted?.set?.call(document.createElement(element.localName), `${element.value}0`);
  const isFile = element.type === 'file';
  element.dispatchEvent(new Event(isFile ? 'change' : 'input', { bubbles: true }));
}

function choose(element: HTMLSelectElement, value: string): void {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
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
