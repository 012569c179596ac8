import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useParams } from 'react-router';
import type { PolicePlace } from '@nolo/contract/business/police-report.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { controlStyle, Field, type ControlProps, type FieldProps } from '@nolo/ui/field.tsx';
import { ListOption } from '@nolo/ui/list-option.tsx';
import { useKeptFocus, useOptionList } from '@nolo/ui/use-option-list.ts';
import { api } from '../api.ts';

/** Typing goes on for so long before it is searched for. */
const PAUSE_MS = 150;

type Props = FieldProps & { name: string; value: PolicePlace | null; onlyCountries?: boolean };

const nameOf = ({ name, province }: PolicePlace) => (province === '' ? name : `${name} (${province})`);

/** What is found for what is typed; null while nothing is searched for. */
function usePlaces(typed: string | null, onlyCountries: boolean): PolicePlace[] | null {
  const { companyId = '' } = useParams();
  const [found, setFound] = useState<{ typed: string; places: PolicePlace[] } | null>(null);
  useEffect(() => {
    if (typed === null || typed.trim().length < 2) return undefined;
    const search = new AbortController();
    const timer = setTimeout(() => {
      const query = { q: typed, kind: onlyCountries ? ('country' as const) : ('any' as const) };
      api.call('policePlaces', { params: { companyId }, query }, { signal: search.signal }).then(
        ({ places }) => setFound({ typed, places }),
        () => undefined, // the next letter asks again
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [typed, onlyCountries, companyId]);
  return typed !== null && found?.typed === typed ? found.places : null;
}

/**
 * A municipality, also one of the past, or a country: one types to find it (the ARIA combobox pattern). The form gets its code;
 * what was typed and never chosen is sent as it stands, and the server says so at the field.
 */
export function PlacePicker({ label, hint, error, isOptional, ...picker }: Props) {
  return (
    <Field {...{ label, hint, error, isOptional }}>
      {(control) => <Picker control={control} {...picker} />}
    </Field>
  );
}

type PickerProps = Pick<Props, 'name' | 'value' | 'onlyCountries'> & { control: ControlProps };

function Picker({ control, name, value, onlyCountries = false }: PickerProps) {
  const id = useId();
  const [chosen, setChosen] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  const list = useOptionList();
  const places = usePlaces(typed, onlyCountries);
  const isOpen = list.isOpen && places !== null;
  const choose = (place: PolicePlace) => {
    setChosen(place);
    setTyped(null);
    list.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.moveBy(event.key, places?.length ?? 0)) event.preventDefault();
    const place = places?.[list.active];
    if (event.key === 'Enter' && isOpen && place) {
      event.preventDefault();
      choose(place);
    }
    if (event.key === 'Escape') list.close();
  };
  return (
    <span className="relative block">
      <input type="hidden" name={name} value={typed ?? chosen?.code ?? ''} />
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && places[list.active] ? `${id}-${list.active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed ?? (chosen ? nameOf(chosen) : '')}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          list.setActive(0);
          list.open();
        }}
        onKeyDown={onKeyDown}
        onBlur={list.close}
        className={controlStyle}
      />
      {isOpen && <Found id={id} places={places} active={list.active} choose={choose} />}
    </span>
  );
}

type FoundProps = {
  id: string;
  places: readonly PolicePlace[];
  active: number;
  choose: (place: PolicePlace) => void;
};

function Found({ id, places, active, choose }: FoundProps) {
  const t = useTexts('police-report');
  const box = useRef<HTMLSpanElement>(null);
  useKeptFocus(box);
  return (
    <span
      ref={box}
      className="bg-surface border-line shadow-overlay rounded-card absolute top-full left-0 z-30 mt-2 block w-full border p-2"
    >
      <span
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be the list of a combobox
        role="listbox"
        aria-label={t('places')}
        className="block max-h-72 overflow-y-auto overscroll-contain"
      >
        {places.map((place, index) => (
          <ListOption
            key={place.code}
            id={`${id}-${index}`}
            isActive={index === active}
            onChoose={() => choose(place)}
          >
            <span className="min-w-0 flex-1">{nameOf(place)}</span>
            {place.ended_on !== null && (
              <span className="text-muted text-sm">
                {t('place_until', { date: formatDate(place.ended_on) })}
              </span>
            )}
          </ListOption>
        ))}
      </span>
      <output className={places.length === 0 ? 'text-muted block px-3 py-2 text-sm' : 'sr-only'}>
        {t('places_found', { count: places.length })}
      </output>
    </span>
  );
}
