/** The list of cars in the page: where 'Skip to the cars' leads. */
export const CAR_LIST = 'cars';

/** In the tab's storage: which entry of the history was left, the car seen first, and how far below the window's top. */
export const carInViewKey = 'carInView';

declare global {
  interface Window {
    /** The car that a page loaded again goes back to, until its list is left: the list draws at least as far. */
    carInView?: number;
  }
}

/**
 * Runs inside the page, as its text: it may use nothing from outside but what it is given. Where tabs are closed to save
 * memory, being hidden is the last that a page hears.
 */
export function noteCarInView(listId: string, storageKey: string): void {
  function note(): void {
    const items = [...document.querySelectorAll(`#${listId} li:has(> [data-car])`)];
    const seen = items.find((item) => item.getBoundingClientRect().bottom > 0);
    const isAtStart = (items[0]?.getBoundingClientRect().top ?? 0) >= 0;
    const car = Number(seen?.querySelector('[data-car]')?.getAttribute('data-car'));
    const top = seen?.getBoundingClientRect().top;
    try {
      if (isAtStart || !car) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify({ entry: history.state?.key, car, top }));
    } catch {
      // Storage that is full or forbidden: pixels have to do.
    }
  }
  addEventListener('pagehide', note);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && note());
}

export type NotedCar = { car: number; top: number };

/** What was noted of this entry of the history. Runs inside the page, as its text, like `noteCarInView`. */
export function readNotedCar(storageKey: string): NotedCar | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return kept?.entry === history.state?.key ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Runs inside the page, as its text, when the list stands in it: it may use nothing from outside but what it is given. A
 * list loaded again comes back at the car that was seen first, as high on the screen as it was; in pixels it would not,
 * because cards that were never near have a guessed height. Each change of a height is answered before it is painted,
 * until the reader scrolls or presses something, goes to another entry of the history, or the page is ready and still.
 */
export function showCarInView(listId: string, noted: () => NotedCar | null): void {
  const kept = noted();
  if (!kept || !document.getElementById(listId)) return;
  const controller = new AbortController();
  /** How far the car is from where it was; none while it is not drawn. */
  const item = () => document.querySelector(`#${listId} li:has(> [data-car="${kept.car}"])`);
  const distance = () => (item()?.getBoundingClientRect().top ?? kept.top) - kept.top;
  let height = 0;
  let framesOfRest = 0;
  const restore = () => {
    if (noted() === null) return stop();
    height = document.body.offsetHeight;
    scrollBy({ top: distance(), behavior: 'instant' });
  };
  // What is scrolled later on by no event of its own, as a screen reader does, is the reader's doing. Frames, and not
  // seconds: while a long list is being made there are none, and its cards get their heights in the first one after.
  const stopOnceStill = () => {
    if (controller.signal.aborted) return;
    framesOfRest = 'earlyInput' in window ? 0 : framesOfRest + 1;
    if (framesOfRest === 20) stop();
    else setTimeout(() => requestAnimationFrame(stopOnceStill), 50);
  };
  const observer = new ResizeObserver(() => {
    framesOfRest = 0;
    restore();
  });
  const stop = () => {
    controller.abort();
    observer.disconnect();
  };
  window.carInView = kept.car;
  // The router asks for it on the way out; as late as the browser does it, it looks like the reader's scrolling.
  history.scrollRestoration = 'manual';
  restore();
  observer.observe(document.body);
  stopOnceStill();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin']) {
    addEventListener(type, stop, options);
  }
  // So far, and with no height that changed, it is the reader, at the bar beside the page.
  const isReader = () => document.body.offsetHeight === height && Math.abs(distance()) > 200;
  addEventListener('scroll', () => (isReader() ? stop() : restore()), options);
}
