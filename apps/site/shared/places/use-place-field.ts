import { useRef, useState, type KeyboardEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { useOptionList } from '@nolo/ui/use-option-list.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { findPlace, chosenPlace, type FoundPlace, type Place } from './place.ts';
import { useRemote } from '../../api/use-remote.ts';
import type { loader as rootLoader } from '../../root.tsx';

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

/** The combobox's state: what is typed, and the list of places for it. */
export function usePlaceField(onChange: (place: Place | null) => void) {
  const { typed, unknown, keep, settle } = useTypedText();
  const { isOpen, active, setActive, open, close, moveBy } = useOptionList();
  const search = usePlaceSearch(typed ?? '', isOpen);
  const { places, status } = search;

  const dropTyped = () => {
    keep(null);
    close();
  };
  const choose = (place: Place | null) => {
    onChange(place);
    dropTyped();
  };
  const chooseFound = (found: FoundPlace) => choose(chosenPlace(found));
  const type = (text: string) => {
    keep(text);
    setActive(text ? 0 : -1);
    open();
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
  const reached = typed ? undefined : places[active];
  const answers: Partial<Record<string, () => void>> = {
    Escape: dropTyped,
    ...(reached ? { Enter: () => chooseFound(reached) } : typed?.trim() ? { Enter: decide } : {}),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const answer = isOpen ? answers[key ?? ''] : undefined;
    if (moveBy(key, places.length) || answer) event.preventDefault();
    answer?.();
  };
  return {
    typed,
    isOpen,
    active,
    search,
    unknown,
    open,
    type,
    fillIn: keep,
    choose,
    chooseFound,
    decide,
    onKeyDown,
  };
}

export type PlaceSearch = { status: 'loading' | 'ready' | 'failed'; places: FoundPlace[] };

const pause = 150;

/** Places for what is typed, a moment after the last key; the popular ones for nothing. */
function usePlaceSearch(text: string, isActive: boolean): PlaceSearch {
  const language = useLanguage();
  const q = text.trim();
  const { data, error, isLoading } = useRemote(
    isActive ? `${language} ${q}` : null,
    (signal) => browserApi.call('websitePlaces', { query: { q } }, { signal, isQuiet: true }),
    { delay: q ? pause : 0 },
  );
  if (error !== undefined) return { status: 'failed', places: [] };
  return { status: isActive && !isLoading ? 'ready' : 'loading', places: data?.places ?? [] };
}

/** Whether the place search finds streets and hotels, too. */
export function useKnowsAddresses(): boolean {
  return useRouteLoaderData<typeof rootLoader>('root')?.website.knows_addresses ?? false;
}

/** What a field says of text that is no place (docs/specification/search.md 5). */
export function useUnknownPlace(): (text: string) => string {
  const t = useTexts('search');
  const knowsAddresses = useKnowsAddresses();
  return (text) => t(knowsAddresses ? 'place_unknown' : 'place_unknown_no_streets', { text });
}
