import {
  lazy,
  useLayoutEffect,
  useRef,
  useState,
  useMemo,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Switch } from '@nolo/ui/choice.tsx';
import { SearchIcon } from '@nolo/ui/icons.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { browserApi } from '../../api/browser-api.ts';
import { useUser } from '../../api/current-user.ts';
import { findPlace, type Place } from '../places/place.ts';
import { PlaceField } from '../places/place-field.tsx';
import { useUnknownPlace } from '../places/use-place-field.ts';
import { usePlaceWords } from '../places/use-place-words.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { isUsualDriver, type StatedDriver } from '@nolo/domain/rental/stated-driver.ts';
import { timed, withSameTime } from './rental-dates.ts';
import type { ReturnPlace } from '@nolo/domain/rental/return-place.ts';
import { DriverFields } from './driver-fields.tsx';
import { driverOfAccount } from './driver-of-account.ts';
import { rememberSearch } from './recent-searches.ts';
import { ReturnElsewhere } from './return-elsewhere.tsx';
import { RentalDatesFields } from './rental-dates-fields.tsx';
import { storePlace, readPlace } from './stored-place.ts';
import { storeDates, readDates, storedTexts } from './stored-selection.ts';

/** Seen once the field is open. */
const RecentSearchList = lazy(() => import('./recent-search-list.tsx'));

/** What is searched for before any filter. */
export type Choice = {
  place: Place | null;
  dates: RentalDates;
  isSameTime: boolean;
  driver: StatedDriver;
  returnPlace: ReturnPlace | null;
};

/** What was typed for a place and is none. */
type Unknown = { place: string | null; returnPlace: string | null };

type Props = {
  initial: Choice & { unknown?: Unknown };
  now: LocalDateTime;
  onSearch: (choice: Choice) => void;
  /** Start with what the visitor chose last time: all of it, or the place alone. */
  restores?: 'all' | 'place';
  /** What is wrong with the dates, as the server says. */
  error?: string;
};

/**
 * Place, dates and times. It renders complete on the server and works as a plain form until the page's
 * JavaScript is there: the car list reads its fields (`readFormFields`).
 */
export function SearchForm(props: Props) {
  const t = useTexts('search');
  const language = useLanguage();
  const search = useSearch(props);
  const { choice, change, onSubmit } = search;
  return (
    <search aria-label={t('form_label')}>
      <form action={paths.carList(language)} method="get" onSubmit={onSubmit} className="grid gap-3">
        <div className="desk:grid-cols-[minmax(0,1fr)_minmax(0,2.3fr)_auto] grid gap-3">
          <Where search={search} now={props.now} />
          <RentalDatesFields
            className="grid items-start gap-3 sm:grid-cols-2"
            dates={choice.dates}
            now={props.now}
            isSameTime={choice.isSameTime}
            errors={{ start: props.error }}
            onChange={change}
          />
          <Button type="submit" size="large" className="min-h-15">
            <SearchIcon />
            {t('search_cars')}
          </Button>
        </div>
        <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2 desk:grid-cols-3">
          <ReturnElsewhere
            place={choice.returnPlace}
            unknown={search.unknown.returnPlace}
            onChange={(returnPlace) => change({ returnPlace })}
          />
          <Switch
            name="sameTime"
            value="true"
            label={t('same_time')}
            hint={t('same_time_hint')}
            checked={choice.isSameTime}
            onChange={({ currentTarget: { checked } }) => change(({ dates }) => withSameTime(dates, checked))}
          />
          <DriverFields driver={choice.driver} onChange={(driver) => change({ driver })} />
        </div>
      </form>
    </search>
  );
}

type WhereProps = { search: ReturnType<typeof useSearch>; now: LocalDateTime };

/** The place, one of an earlier search perhaps; text that is no place stays and says so. */
function Where({ search, now }: WhereProps) {
  const { choice, change } = search;
  const unknown = search.unknown.place;
  const t = useTexts('search');
  const unknownPlace = useUnknownPlace();
  const recent = (choose: (place: Place) => void) => (
    <LazyPart fallback={null} failed={null}>
      <RecentSearchList
        now={now}
        onChoose={({ place, dates }) => {
          choose(place);
          change({ place, ...(dates && timed(dates)) });
        }}
      />
    </LazyPart>
  );
  return (
    <PlaceField
      name="place"
      label={t('where')}
      value={choice.place ?? (unknown === null ? null : { description: unknown })}
      error={unknown === null ? undefined : unknownPlace(unknown)}
      onChange={(place) => change({ place })}
      recent={recent}
    />
  );
}

/** What is chosen and not searched yet, and how to change and send it. */
function useSearch({ initial, now, onSearch, restores }: Props) {
  const [choice, setChoice] = useRememberedChoice(initial, now, restores);
  const onSend = (sent: Choice) => {
    if (sent.place) rememberSearch(sent.place, sent.dates, now);
    onSearch(sent);
  };
  // For answers that waited for the network: what was chosen meanwhile is not put back by them.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  const { unknown, forget, send } = useSend(initial.unknown ?? nothingUnknown, latest, setChoice, onSend);
  // By what was chosen last: several fields may have been filled in before they were heard of.
  const change = (made: Partial<Choice> | ((last: Choice) => Partial<Choice>)) => {
    const changed = typeof made === 'function' ? made(latest.current) : made;
    forget(changed);
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setChoice(next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { choice, change, unknown, onSubmit };
}

const nothingUnknown: Unknown = { place: null, returnPlace: null };

type Answer<P> = { field: HTMLInputElement | null; text: string; place: P | Place | null | undefined };

/** The place that a field's text means; undefined where no answer came. */
async function placeIn<P extends { description: string }>(
  form: HTMLFormElement,
  name: string,
  chosen: P | null,
): Promise<Answer<P>> {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const text = field?.value.trim() ?? '';
  if (text === (chosen?.description ?? '')) return { field, text, place: chosen };
  return { field, text, place: text ? await findPlace(browserApi, text).catch(() => undefined) : null };
}

/** Sends the search, once what stands in the fields of places are places: text that is none stops it. */
function useSend(
  unknownAtFirst: Unknown,
  latest: RefObject<Choice>,
  setChoice: (choice: Choice) => void,
  onSearch: (choice: Choice) => void,
) {
  const [unknown, setUnknown] = useState(unknownAtFirst);
  const sends = useRef(0);
  const send = async (form: HTMLFormElement) => {
    const number = ++sends.current;
    const [from, back] = await Promise.all([
      placeIn(form, 'place', latest.current.place),
      placeIn(form, 'return_place', latest.current.returnPlace),
    ]);
    // An answer may have waited for the network: sent again, left, or another place typed meanwhile.
    if (number !== sends.current || !form.isConnected || isRetyped(from) || isRetyped(back)) return;
    if (from.place === undefined || back.place === undefined) {
      // No answer: the server reads the form itself.
      form.submit();
      return;
    }
    setUnknown({ place: unknownIn(from), returnPlace: unknownIn(back) });
    const wrong = [from, back].find((answer) => unknownIn(answer) !== null);
    if (wrong) {
      wrong.field?.focus();
      return;
    }
    const found = { ...latest.current, place: from.place, returnPlace: back.place };
    setChoice(found);
    onSearch(found);
  };
  const forget = ({ place, returnPlace }: Partial<Choice>) => {
    if (place !== undefined || returnPlace !== undefined)
      setUnknown((before) => ({
        place: place === undefined ? before.place : null,
        returnPlace: returnPlace === undefined ? before.returnPlace : null,
      }));
  };
  return { unknown, forget, send };
}

function isRetyped({ field, text, place }: Answer<{ description: string }>): boolean {
  return field !== null && ![text, place?.description].includes(field.value.trim());
}

function unknownIn({ text, place }: Answer<unknown>): string | null {
  return text && !place ? text : null;
}

/** The choice, kept in local storage whenever it changes (docs/specification/accounts.md 9). */
function useRememberedChoice(initial: Choice, now: LocalDateTime, restores: Props['restores']) {
  const [changed, setChanged] = useState<Choice | null>(null);
  const stored = useStoredSelection(now);
  const dates = (restores === 'all' && stored.dates) || initial.dates;
  const user = useUser();
  // Whoever is logged in and has stated nothing is the driver.
  const known = user !== null && isUsualDriver(initial.driver) ? driverOfAccount(user, dates.start) : null;
  const remembered: Choice = {
    place: (restores && stored.place) || initial.place,
    ...(dates === initial.dates ? { dates, isSameTime: initial.isSameTime } : timed(dates)),
    driver: known ?? initial.driver,
    returnPlace: initial.returnPlace,
  };
  const change = (choice: Choice) => {
    setChanged(choice);
    storePlace(choice.place);
    storeDates(choice.dates);
  };
  const inWords = usePlaceWords();
  const choice = changed ?? remembered;
  return [{ ...choice, place: choice.place && inWords(choice.place) }, change] as const;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const nothing = () => null;

/** What the visitor chose last; nothing while the server renders and React hydrates the page. */
function useStoredSelection(now: LocalDateTime) {
  const location = useSyncExternalStore(subscribe, () => storedTexts().location, nothing);
  const date = useSyncExternalStore(subscribe, () => storedTexts().date, nothing);
  return useMemo(() => ({ place: readPlace(location), dates: readDates(date, now) }), [location, date, now]);
}
