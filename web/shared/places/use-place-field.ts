import { useState, type KeyboardEvent } from 'react';
import { chosenPlace, type FoundPlace, type Place } from './place.ts';
import { usePlaceSearch } from './use-place-search.ts';

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
};

/** The combobox's state: what is typed, whether the list is open, and which option the arrows have reached. */
export function usePlaceField(onChange: (place: Place | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = usePlaceSearch(typed ?? '', isOpen);
  const { places } = search;

  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (place: Place | null) => {
    onChange(place);
    close();
  };
  const chooseFound = (found: FoundPlace) => choose(chosenPlace(found));
  const type = (text: string) => {
    setTyped(text);
    setActive(text ? 0 : -1);
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const found = places[active];
    if (move) {
      event.preventDefault();
      setIsOpen(true);
      if (places.length > 0) setActive(move(active, places.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && found) {
      event.preventDefault();
      chooseFound(found);
    }
  };
  /** Leaving after typing takes the first match, as Enter does; an emptied field means anywhere. */
  const leave = () => {
    const first = places[Math.max(active, 0)];
    if (typed === '') choose(null);
    else if (typed && first && search.status === 'ready') chooseFound(first);
    else close();
  };
  const open = () => setIsOpen(true);
  return { typed, isOpen, active, search, open, type, choose, chooseFound, leave, onKeyDown };
}
