/** What a visitor did before the page's scripts ran. */
export type EarlyAct =
  | { kind: 'press'; element: HTMLElement }
  | { kind: 'key'; element: HTMLElement; key: string }
  | { kind: 'fill'; element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }
  | { kind: 'check'; element: HTMLInputElement }
  | { kind: 'send'; element: HTMLFormElement; submitter: HTMLElement | null };

declare global {
  interface Window {
    /** Ends the recording and gives what was recorded; gone once it was asked. */
    takeEarlyInput?: () => EarlyAct[];
  }
}

/**
 * Runs inside the page, as its text, before anything can be pressed: it may use nothing from outside. Links
 * and forms that ask (GET) work by themselves. Everything else is noted, for `replayEarlyInput`; a form
 * that would post is held back until the application can send it.
 */
export function recordEarlyInput(): void {
  const acts: EarlyAct[] = [];
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  function onClick({ target }: Event): void {
    const pressable = 'button[type=button]:not([popovertarget]), [role=combobox]';
    const element = target instanceof Element && target.closest(pressable);
    if (!(element instanceof HTMLElement) || element instanceof HTMLSelectElement) return;
    if (element instanceof HTMLButtonElement) element.dataset['held'] = '';
    acts.push({ kind: 'press', element });
  }

  function onKey({ target: element, key }: KeyboardEvent): void {
    if (!(element instanceof HTMLElement) || !element.matches('[role=combobox], [role=tab]')) return;
    if (key.startsWith('Arrow')) acts.push({ kind: 'key', element, key });
  }

  function onInput({ target: element }: Event): void {
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) {
      acts.push({ kind: 'check', element });
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const last = acts.at(-1);
      if (last?.kind === 'fill' && last.element === element) acts.pop();
      acts.push({ kind: 'fill', element, value: element.value });
    }
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: element, submitter } = event;
    if (!(element instanceof HTMLFormElement) || element.method !== 'post') return;
    event.preventDefault();
    if (submitter) submitter.dataset['held'] = '';
    acts.push({ kind: 'send', element, submitter });
  }

  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('submit', onSubmit, options);
  window.takeEarlyInput = () => {
    controller.abort();
    delete window.takeEarlyInput;
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-held]')) delete dataset['held'];
    return acts;
  };
}
