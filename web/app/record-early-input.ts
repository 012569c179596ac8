/** What a visitor did before the page could answer. */
export type EarlyAct =
  | { kind: 'press'; element: HTMLElement }
  | { kind: 'key'; element: HTMLElement; key: string }
  /** The field itself keeps what was typed (`keepTyped`). */
  | { kind: 'fill'; element: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'choose'; element: HTMLSelectElement; value: string }
  | { kind: 'check'; element: HTMLInputElement; isChecked: boolean }
  | { kind: 'send'; element: HTMLFormElement; submitter: HTMLElement | null };

declare global {
  interface Window {
    /** Gone once everything was done again and the page answers by itself. */
    earlyInput?: {
      /** In the order in which they were made. */
      acts: EarlyAct[];
      /** The application has begun to do them again: Enter in a list of suggestions waits its turn, too. */
      hasBegun: boolean;
      /** What happens now comes from the replay, and is for the application. */
      isReplaying: boolean;
      stop: () => void;
    };
  }
}

/**
 * Runs inside the page, as its text, before anything can be pressed: it may use nothing from outside but what
 * it is given. Links and forms that ask (GET) work by themselves, except a link that would lose what was typed.
 * Everything else is noted, for `replayEarlyInput`; a form that would post is held back until the application can
 * send it. It goes on until the last act was done again, and keeps what it notes from the application: what is done
 * meanwhile must not overtake.
 */
export function recordEarlyInput(
  actOf: typeof earlyActOf,
  linkOf: typeof heldLinkOf,
  keep: typeof keepTyped,
): void {
  const controller = new AbortController();
  const acts: EarlyAct[] = [];
  const forgetTyped = keep(acts);
  const recording = {
    acts,
    hasBegun: false,
    isReplaying: false,
    stop: () => {
      controller.abort();
      forgetTyped();
      delete window.earlyInput;
    },
  };

  function note(event: Event): void {
    if (recording.isReplaying) return;
    const link = linkOf(event, acts);
    const act = link ? { kind: 'press' as const, element: link } : actOf(event, recording.hasBegun);
    if (!act) return;
    event.stopImmediatePropagation();
    if (act === 'noted') return;
    const pressed = act.kind === 'send' ? act.submitter : act.element;
    if (link || act.kind === 'send' || (act.kind === 'key' && act.key === 'Enter')) event.preventDefault();
    if (link && acts.some(({ element }) => element === link)) return;
    if (pressed instanceof HTMLButtonElement || link) pressed?.setAttribute('data-held', '');
    const last = acts.at(-1);
    const isOnly = act.kind === 'fill' || act.kind === 'choose';
    if (isOnly && last?.kind === act.kind && last.element === act.element) acts.pop();
    acts.push(act);
  }

  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) {
    document.addEventListener(type, note, { capture: true, signal: controller.signal });
  }
  window.earlyInput = recording;
}

/**
 * As it starts, the application writes what it knows into its fields. One in which something was typed takes nothing until
 * the application knows that: written back, the text would have lost its selection and caret. Returns what ends it.
 */
export function keepTyped(acts: readonly EarlyAct[]): () => void {
  const ends = [HTMLInputElement, HTMLTextAreaElement].map(({ prototype }) => {
    const value = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
    Object.defineProperty(prototype, 'value', {
      ...value,
      set(text: string) {
        const isUnknown = acts.some(({ kind, element }) => kind === 'fill' && element === this);
        if (!isUnknown) value.set?.call(this, text);
      },
    });
    return () => Object.defineProperty(prototype, 'value', value);
  });
  return () => {
    for (const end of ends) end();
  };
}

/**
 * What an event has to be noted as; 'noted' where another event of the same act says it, null where nothing is. Enter
 * sends a form by itself until the application `hasBegun` to do again what was typed before it.
 */
export function earlyActOf(event: Event, hasBegun: boolean): EarlyAct | 'noted' | null {
  const { target, type } = event;
  if (!(target instanceof Element)) return null;
  const isBox = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  if (type === 'click') {
    if (isBox) return 'noted';
    const pressable = 'button[type=button]:not([popovertarget]), input[role=combobox]';
    const element = target.closest<HTMLElement>(pressable);
    return element && { kind: 'press', element };
  }
  if (event instanceof KeyboardEvent) {
    const isEnter = event.key === 'Enter' && hasBegun;
    if (!isEnter && !event.key.startsWith('Arrow')) return null;
    const element = target.closest<HTMLElement>(`input[role=combobox]${isEnter ? '' : ', [role=tab]'}`);
    return element && { kind: 'key', element, key: event.key };
  }
  if (event instanceof SubmitEvent) {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return null;
    return { kind: 'send', element: target, submitter: event.submitter };
  }
  if (type === 'change') return 'noted';
  if (isBox) return { kind: 'check', element: target, isChecked: target.checked };
  if (target instanceof HTMLSelectElement) return { kind: 'choose', element: target, value: target.value };
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { kind: 'fill', element: target } : null;
}

/**
 * The link of a press that would load another page and lose what stands in a form that posts: in the log-in page, the
 * same page in another language. The application changes the page and keeps it. Pressed again, other than by a double
 * click, the link is followed, for scripts that never come.
 */
export function heldLinkOf(event: Event, acts: readonly EarlyAct[]): HTMLAnchorElement | null {
  if (!(event instanceof MouseEvent) || event.type !== 'click' || !(event.target instanceof Element))
    return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || link.origin !== location.origin || link.hash !== '') return null;
  const isTyped = acts.some(
    ({ kind, element }) =>
      kind !== 'press' && kind !== 'key' && kind !== 'send' && element.form?.method === 'post',
  );
  const isPressedAgain = event.detail <= 1 && acts.some(({ element }) => element === link);
  return isTyped && !isPressedAgain ? link : null;
}
