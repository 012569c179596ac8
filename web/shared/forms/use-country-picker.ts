import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useOptionList } from '../../ui/use-option-list.ts';
import type { CountryOption, countryOptions, matching, named } from './country-options.ts';

type Choose = { onChoose: (option: CountryOption) => void; onClear?: () => void };
type Finder = {
  countryOptions: typeof countryOptions;
  matching: typeof matching;
  named: typeof named;
};

const loadFinder = (): Promise<Finder> => import('./country-options.ts');

/** What finds countries, asked for when the list is opened; null until it is there. */
function useFinder(isOpen: boolean): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Without a network the list stays empty; the next opening asks again.
    loadFinder().then(setFinder, () => undefined);
  }, [isOpen]);
  return finder;
}

type Found = (finder: Finder) => CountryOption | undefined;

/** What is typed and not chosen yet; `latest` is it, for what is answered later. */
function useTyped(onChoose: Choose['onChoose']) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const keep = (text: string | null) => {
    latest.current = text;
    setTyped(text);
  };
  /** Takes what is found for a text, unless another was typed by the time the countries are there. */
  const takeLater = async (text: string, find: Found) => {
    const finder = await loadFinder().catch(() => null);
    const option = finder && latest.current === text ? find(finder) : undefined;
    if (option) onChoose(option);
  };
  return { typed, keep, takeLater };
}

type Answers = { choose: (option: CountryOption) => void; drop: () => void };

/** Arrows move in the list, Enter takes what they reached, Escape leaves everything as it was. */
function keys(list: ReturnType<typeof useOptionList>, options: CountryOption[], { choose, drop }: Answers) {
  return (event: KeyboardEvent) => {
    const isMove = list.moveBy(event.key, options.length);
    const isAnswer = list.isOpen && (event.key === 'Escape' || event.key === 'Enter');
    if (isMove || isAnswer) event.preventDefault();
    const reached = event.key === 'Enter' ? options[list.active] : undefined;
    if (isAnswer && reached) choose(reached);
    else if (isAnswer) drop();
  };
}

/** The picker's state: what is typed and not chosen yet, and the countries that fit it. */
export function useCountryPicker({ onChoose, onClear }: Choose) {
  const { typed, keep, takeLater } = useTyped(onChoose);
  const list = useOptionList();
  const language = useLanguage();
  const finder = useFinder(list.isOpen);
  const options = finder && finder.matching(finder.countryOptions(language), typed ?? '');
  const drop = () => {
    keep(null);
    list.close();
  };
  const choose = (option: CountryOption) => {
    onChoose(option);
    drop();
  };
  const type = (text: string) => {
    keep(text);
    list.setActive(text.trim() ? 0 : -1);
    list.open();
    if (text.trim() === '') onClear?.();
    // What names a country in full counts at once.
    else void takeLater(text, (found) => found.named(found.countryOptions(language), text));
  };
  /** Filled in by the browser, or typed and left before the scripts ran: nobody is there to choose from a list. */
  const fillIn = (text: string) => {
    if (text.trim() === '') return onClear?.();
    keep(text);
    void takeLater(text, (found) => found.matching(found.countryOptions(language), text)[0]).then(drop);
  };
  /** Leaving after typing takes the first match; what is no country at all is dropped. */
  const leave = () => {
    const match = typed?.trim() ? options?.[Math.max(list.active, 0)] : undefined;
    if (match) choose(match);
    else drop();
  };
  const onKeyDown = keys(list, options ?? [], { choose, drop });
  return { ...list, typed, options, type, fillIn, choose, leave, onKeyDown };
}
