import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { useOptionList } from '@nolo/ui/use-option-list.ts';
import type { CountryOption, countryOptions, matching, meant, named } from './country-options.ts';

type Choose = {
  onChoose: (option: CountryOption, all: readonly CountryOption[]) => void;
  onClear?: () => void;
  /** What was typed and left is no country that we know. */
  onUnknown: () => void;
};
type Finder = {
  countryOptions: typeof countryOptions;
  matching: typeof matching;
  meant: typeof meant;
  named: typeof named;
};

const load = (): Promise<Finder> => import('./country-options.ts');
let loading: Promise<Finder> | undefined;

/** Asked for once at a time, however much is typed until it is there. */
function loadFinder(): Promise<Finder> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** The countries that fit what is typed; what finds them is asked for when the list is opened, null until it is there. */
function useOptions(isOpen: boolean, typed: string) {
  const language = useLanguage();
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Should it fail for good, the list stays empty and the next opening asks again.
    loadFinder().then(setFinder, () => undefined);
  }, [isOpen]);
  if (!finder) return { all: [], options: null };
  const all = finder.countryOptions(language);
  return { all, options: finder.matching(all, typed) };
}

type Find = (finder: Finder, all: readonly CountryOption[]) => CountryOption | undefined;
type Found = 'chosen' | 'unknown' | 'another';

/** What is typed and not chosen yet; `latest` is it, for what is answered later. */
function useTyped(onChoose: Choose['onChoose']) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const latest = useRef<string | null>(null);
  /** `isNone`: it turned out to be no country that we know. */
  const keep = (text: string | null, isNone = false) => {
    latest.current = text;
    setTyped(text);
    setIsUnknown(isNone);
  };
  const isLatest = (text: string) => latest.current === text;
  /** Takes what is found for a text, unless another was typed by the time the countries are there. */
  const takeLater = async (text: string, find: Find): Promise<Found> => {
    const finder = await loadFinder().catch(() => null);
    if (!isLatest(text)) return 'another';
    const all = finder?.countryOptions(language) ?? [];
    const option = finder && find(finder, all);
    if (option) onChoose(option, all);
    return option ? 'chosen' : 'unknown';
  };
  return { typed, isUnknown, keep, takeLater };
}

type Answers = { answer: () => void; drop: () => void };

/** Arrows move in the list, Enter answers with what they reached, Escape leaves everything as it was. */
function keys(list: ReturnType<typeof useOptionList>, options: CountryOption[] | null, answers: Answers) {
  return (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const isMove = list.moveBy(key, options?.length ?? 0);
    const isAnswer = list.isOpen && (key === 'Escape' || key === 'Enter');
    if (isMove || isAnswer) event.preventDefault();
    if (!isAnswer) return;
    if (key === 'Enter') answers.answer();
    else answers.drop();
  };
}

/** The picker's state: what is typed and not chosen yet, and the countries that fit it. */
export function useCountryPicker({ onChoose, onClear, onUnknown }: Choose) {
  const { typed, isUnknown, keep, takeLater } = useTyped(onChoose);
  const list = useOptionList();
  const { all, options } = useOptions(list.isOpen, typed ?? '');
  const drop = () => {
    keep(null);
    list.close();
  };
  const choose = (option: CountryOption) => {
    onChoose(option, all);
    drop();
  };
  const type = (text: string, isComposing: boolean) => {
    keep(text);
    list.setActive(text.trim() ? 0 : -1);
    list.open();
    if (text.trim() === '') onClear?.();
    // What names a country in full counts at once; a word that an input method still composes is none yet.
    else if (!isComposing) void takeLater(text, ({ named }, all) => named(all, text));
  };
  /** Takes the country that is meant once the countries are there; a text that means none stays, and is none. */
  const settle = async (text: string) => {
    keep(text);
    list.close();
    const found = await takeLater(text, ({ meant }, all) => meant(all, text));
    if (found === 'chosen') drop();
    else if (found === 'unknown') {
      keep(text, true);
      onUnknown();
    }
  };
  /** Filled in by the browser, or typed and left before the scripts ran: nobody is there to choose from a list. */
  const fillIn = (text: string) => (text.trim() ? void settle(text) : onClear?.());
  const settleOrDrop = () => (typed?.trim() ? void settle(typed) : drop());
  const reached = options?.[list.active];
  /** Takes the option that the list shows as reached. */
  const answer = () => (reached ? choose(reached) : settleOrDrop());
  /** Leaving takes what the arrows have reached, or else the country that is meant: never merely the first that fits. */
  const leave = () => (typed?.trim() && list.hasMoved ? answer() : settleOrDrop());
  const onKeyDown = keys(list, options, { answer, drop });
  return { ...list, typed, isUnknown, options, type, fillIn, choose, leave, onKeyDown };
}
