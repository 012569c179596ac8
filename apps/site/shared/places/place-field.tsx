import { lazy, useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { FieldErrorText } from '@nolo/ui/field.tsx';
import { CloseIcon, PinIcon } from '@nolo/ui/icons.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { useFirstValue } from '@nolo/ui/use-first-value.ts';
import { fieldBox, fieldLabel } from '../rental/field-style.ts';
import type { Place } from './place.ts';
import { usePlaceField, useUnknownPlace } from './use-place-field.ts';

const PlaceOptions = lazy(() => import('./place-options.tsx'));

type Props = {
  value: Pick<Place, 'description'> | null;
  onChange: (place: Place | null) => void;
  label: ReactNode;
  error?: string;
  /** Name of the field when the form is sent without our JavaScript. */
  name?: string;
  /** Earlier searches, in the open list before anything is typed; `choose` takes the place of the one pressed. */
  recent?: (choose: (place: Place) => void) => ReactNode;
};

/** Place autocomplete by the ARIA combobox pattern: the focus stays in the field, arrows move in the list. */
export function PlaceField({ value, onChange, label, error: given, name, recent }: Props) {
  const unknownPlace = useUnknownPlace();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = usePlaceField(onChange);
  const { typed, isOpen, unknown } = field;
  const error = unknown === null ? given : unknownPlace(unknown);
  const takeUp = (place: Place) => {
    document.getElementById(`${id}-input`)?.focus();
    field.choose(place);
  };
  return (
    <div
      ref={box}
      className="relative min-w-0"
      onBlur={({ relatedTarget }) => isOpen && !box.current?.contains(relatedTarget) && field.decide()}
    >
      <div className={`${fieldBox} ${error ? 'border-danger' : ''}`}>
        <PinIcon className="text-muted desk:max-xl:hidden" />
        <PlaceInput
          {...{ id, label, name, field }}
          text={typed ?? value?.description ?? ''}
          isWrong={Boolean(error)}
        />
        {value && typed === null && <ClearPlaceButton onClear={() => field.choose(null)} />}
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
      {isOpen && (
        <LazyPart fallback={null} failed={null}>
          <PlaceOptions id={id} field={field} isForCars={recent !== undefined}>
            {recent?.(takeUp)}
          </PlaceOptions>
        </LazyPart>
      )}
    </div>
  );
}

type InputProps = Pick<Props, 'label' | 'name'> & {
  id: string;
  field: ReturnType<typeof usePlaceField>;
  text: string;
  isWrong: boolean;
};

function PlaceInput({ id, label, name, field, text, isWrong }: InputProps) {
  const t = useTexts('search');
  // Typed before scripts ran, by somebody who has gone on since, it opens no list.
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) =>
    document.activeElement === input ? field.type(input.value) : field.fillIn(input.value);
  const ref = useFirstValue({ onChange });
  return (
    <div className="min-w-0 flex-1">
      <label id={`${id}-label`} htmlFor={`${id}-input`} className={fieldLabel}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={field.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={reachedOption(id, field)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('where_placeholder')}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onClick={field.open}
        ref={ref}
        onChange={onChange}
        onKeyDown={field.onKeyDown}
        className="placeholder:text-muted w-full truncate bg-transparent font-semibold outline-none placeholder:font-normal"
      />
    </div>
  );
}

function ClearPlaceButton({ onClear }: { onClear: () => void }) {
  const t = useTexts('search');
  return (
    <button
      type="button"
      aria-label={t('clear_place')}
      onClick={onClear}
      className="text-muted hover:text-ink rounded-control -mr-2 grid size-11 shrink-0 place-items-center"
    >
      <CloseIcon className="size-4" />
    </button>
  );
}

/** The option that the arrows have reached; none while the list is on its way or empty. */
function reachedOption(id: string, { isOpen, active, search }: ReturnType<typeof usePlaceField>) {
  return isOpen && active >= 0 && active < search.places.length ? `${id}-option-${active}` : undefined;
}
