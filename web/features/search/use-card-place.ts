import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { knownPlace, rememberPlace, watchNearness, type CardPlace } from './card-places.ts';

type Options = {
  listKey: string;
  carId: number;
  /** One of those a list starts with: whole until it was seen and left. */
  isFirst: boolean;
};

type Placed = CardPlace & { item: RefObject<HTMLLIElement | null> };

/** Whether a card is whole: near what is seen, or holding the focus. Further away its name alone keeps its place. */
export function useCardPlace({ listKey, carId, isFirst }: Options): Placed {
  const item = useRef<HTMLLIElement>(null);
  const [place, setPlace] = useState<CardPlace>(() => {
    const known = knownPlace(listKey, carId);
    return known.place ?? { isWhole: isFirst || !known.isAnyShown, height: null };
  });
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  }, [place]);
  useLayoutEffect(() => {
    const { current } = item;
    if (!current) return undefined;
    rememberPlace(listKey, carId, latest.current);
    const stop = followCard(current, { listKey, isFirst, onChange: setPlace });
    return () => {
      stop();
      const height = current.getBoundingClientRect().height || latest.current.height;
      rememberPlace(listKey, carId, { ...latest.current, height });
    };
  }, [listKey, carId, isFirst]);
  return { ...place, item };
}

type Follow = {
  listKey: string;
  isFirst: boolean;
  onChange: (next: (place: CardPlace) => CardPlace) => void;
};

function followCard(card: HTMLLIElement, { listKey, isFirst, onChange }: Follow): () => void {
  let isLeft = false;
  let wasNear = !isFirst;
  const leave = (focused: EventTarget | null) => {
    // Without a height it is hidden, as the list behind the map of a telephone.
    const { height } = card.getBoundingClientRect();
    if (!isLeft || height === 0 || (focused instanceof Node && card.contains(focused))) return;
    onChange((place) => (place.isWhole ? { isWhole: false, height } : place));
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => leave(relatedTarget ?? document.activeElement);
  card.addEventListener('focusout', onFocusOut);
  const stop = watchNearness(card, listKey, ({ isIntersecting }) => {
    isLeft = wasNear && !isIntersecting;
    wasNear ||= isIntersecting;
    if (isIntersecting) onChange((place) => (place.isWhole ? place : { ...place, isWhole: true }));
    else leave(document.activeElement);
  });
  return () => {
    stop();
    card.removeEventListener('focusout', onFocusOut);
  };
}
