import { CAR_LIST } from '../../app/car-in-view.ts';

/** How a card stands in the list: whole, or as its name alone, as high as it was. */
export type CardPlace = { isWhole: boolean; height: number | null };

/** How far from what is seen, above and below, cards are whole: one and a half screens. */
const REACH = '150% 0px';

type Places = { key: string; of: Map<number, CardPlace> };

/** Of the list shown last, so that coming back finds every card where it was. */
let places: Places | null = null;

/** In the tab's storage: the same, for who comes back from a page that was loaded again meanwhile. */
const placesKey = 'cardPlaces';

function keepPlaces(): void {
  try {
    if (places) sessionStorage.setItem(placesKey, JSON.stringify([places.key, ...places.of]));
  } catch {
    // Storage that is full or forbidden: the list starts anew.
  }
}

function keptPlaces(): Places | null {
  try {
    const [key, ...of] = JSON.parse(sessionStorage.getItem(placesKey) ?? '');
    return { key, of: new Map(of) };
  } catch {
    return null;
  }
}

const isBrowser = typeof document === 'object';
if (isBrowser) addEventListener('pagehide', keepPlaces);

/** Null in the page as it came from the server, where every card is whole: scripts may never run. */
function placesKnown(): Places | null {
  if (isBrowser && !document.getElementById(CAR_LIST)) places ??= keptPlaces();
  return places;
}

/** `isAnyShown`: false in the page as it came from the server. */
export function knownPlace(
  key: string,
  carId: number,
): { isAnyShown: boolean; place: CardPlace | undefined } {
  const known = placesKnown();
  return { isAnyShown: known !== null, place: known?.key === key ? known.of.get(carId) : undefined };
}

/** How many cards of this list were drawn. */
export function countDrawn(key: string): number {
  const known = placesKnown();
  return known?.key === key ? known.of.size : 0;
}

export function rememberPlace(key: string, carId: number, place: CardPlace): void {
  if (places?.key !== key) places = { key, of: new Map() };
  places.of.set(carId, place);
}

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, { listKey: string; listener: Listener }>();
let observer: IntersectionObserver | undefined;

/** Of one list, at one width: another list's cards may be higher. */
let guess: { listKey: string; width: number; height: number } | null = null;

/** Cards that were never near are taken to be as high as those seen first: the list ends where it seems to. */
function guessHeights(list: HTMLElement, listKey: string): void {
  if (guess?.listKey !== listKey || guess.width !== innerWidth) {
    const height = heightOfSeen(list);
    if (height === null) return;
    guess = { listKey, width: innerWidth, height };
  }
  list.style.setProperty('--card-height', `${guess.height}px`);
}

/** On average; null while no whole card is seen. */
function heightOfSeen(list: HTMLElement): number | null {
  const heights = [...list.children].flatMap((card) => {
    const { top, bottom, height } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && card.querySelector('img') ? height : [];
  });
  return heights.length === 0 ? null : heights.reduce((total, height) => total + height) / heights.length;
}

/** One observer for all cards. */
export function watchNearness(element: Element, listKey: string, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const card = entries[0]?.target;
      const watched = card && listeners.get(card);
      if (watched && card.parentElement) guessHeights(card.parentElement, watched.listKey);
      for (const entry of entries) listeners.get(entry.target)?.listener(entry);
    },
    { rootMargin: REACH },
  );
  listeners.set(element, { listKey, listener });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
