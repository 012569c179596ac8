import { useRef, useState, type KeyboardEvent } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { findPlace } from './find-place.ts';
import { chosenPlace, type FoundPlace, type Place } from './place.ts';
import { usePlaceSearch } from './use-place-search.ts';

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
};

/** What is typed and not chosen yet, and whether it turned out to be no place at all. */
function useTypedText() {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const keep = (text: string | null) => {
    latest.current = text;
    setTyped(text);
    setUnknown(null);
  };
  /** The best place for what is typed, asked for when the list does not know it yet. */
  const settle = async (text: string, choose: (place: Place) => void) => {
    const place = await findPlace(browserApi, text).catch(() => undefined);
    // Something else was typed or chosen meanwhile, or the network is away: then sending the form asks again.
    if (latest.current !== text || place === undefined) return;
    if (place) choose(place);
    else setUnknown(text);
  };
  return { typed, unknown, keep, settle };
}

/** The combobox's state: what is typed, whether the list is open, and which option the arrows have reached. */
export function usePlaceField(onChange: (place: Place | null) => void) {
  const { typed, unknown, keep, settle } = useTypedText();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = usePlaceSearch(typed ?? '', isOpen);
  const { places, status } = search;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (place: Place | null) => {
    onChange(place);
    keep(null);
    close();
  };
  const chooseFound = (found: FoundPlace) => choose(chosenPlace(found));
  const type = (text: string) => {
    keep(text);
    setActive(text ? 0 : -1);
    setIsOpen(true);
  };
  /** Leaving after typing takes the first match, as Enter does; an emptied field means anywhere. */
  const decide = () => {
    const found = status === 'ready' && places[Math.max(active, 0)];
    close();
    if (typed?.trim()) {
      if (found) chooseFound(found);
      else void settle(typed, choose);
    } else if (typed !== null) choose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const reached = typed ? undefined : places[active];
    if (move) {
      event.preventDefault();
      setIsOpen(true);
      if (places.length > 0) setActive(move(active, places.length));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      keep(null);
      close();
    } else if (event.key === 'Enter' && isOpen && (typed?.trim() || reached)) {
      event.preventDefault();
      if (reached) chooseFound(reached);
      else decide();
    }
  };
  const open = () => setIsOpen(true);
  return { typed, isOpen, active, search, unknown, open, type, choose, chooseFound, decide, onKeyDown };
}
