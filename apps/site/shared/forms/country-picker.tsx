import { useId, useRef, type ChangeEvent, type Ref } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { controlStyle, Field, type ControlProps, type FieldProps } from '@nolo/ui/field.tsx';
import { ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { ListOption } from '@nolo/ui/list-option.tsx';
import { useFirstValue } from '@nolo/ui/use-first-value.ts';
import { useKeptFocus } from '@nolo/ui/use-option-list.ts';
import type { CountryOption } from './country-options.ts';
import { useCountryPicker } from './use-country-picker.ts';

type Props = FieldProps & {
  /** What stands in the field while nothing is typed: a name, or a prefix. */
  text: string;
  name: string;
  autoComplete: 'country-name' | 'section-company country-name' | 'tel-country-code';
  placeholder?: string;
  inputRef: Ref<HTMLInputElement>;
  /** `all` are the countries that it was chosen from. */
  onChoose: (option: CountryOption, all: readonly CountryOption[]) => void;
  /** The field was emptied and left. */
  onClear?: () => void;
  /** What was typed and left is no country: it stays to be put right, and nothing is chosen. */
  onUnknown: () => void;
  onBlur: () => void;
};

/** A country, or its telephone prefix: one types to find it (the ARIA combobox pattern). Needs the texts `account`. */
export function CountryPicker({ label, error, onChoose, onClear, onUnknown, ...props }: Props) {
  const t = useTexts('account');
  const picker = useCountryPicker({ onChoose, onClear, onUnknown });
  return (
    <Field label={label} error={picker.isUnknown ? t('country_unknown') : error}>
      {(control) => <Picker control={control} picker={picker} {...props} />}
    </Field>
  );
}

function Picker({ control, picker, text, inputRef, onBlur, ...input }: InnerProps) {
  const id = useId();
  const { isOpen, active, options } = picker;
  const onChange = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (document.activeElement === field) picker.type(field.value, isComposing);
    else picker.fillIn(field.value);
  };
  const ref = useFirstValue({ ref: inputRef, onChange });
  const leave = () => {
    picker.leave();
    onBlur();
  };
  return (
    <span className="relative block">
      <input
        {...input}
        {...control}
        ref={ref}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options?.[active] ? `${id}-${active}` : undefined}
        autoCorrect="off"
        spellCheck={false}
        value={picker.typed ?? text}
        onClick={picker.open}
        onFocus={(event) => event.currentTarget.select()}
        onChange={onChange}
        onKeyDown={picker.onKeyDown}
        onBlur={leave}
        className={`${controlStyle} truncate pr-10`}
      />
      <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      {isOpen && <Options id={id} picker={picker} />}
    </span>
  );
}

type Picker = ReturnType<typeof useCountryPicker>;
type InnerProps = Omit<Props, 'label' | 'error' | 'onChoose' | 'onClear' | 'onUnknown'> & {
  control: ControlProps;
  picker: Picker;
};
type OptionsProps = { id: string; picker: Picker };

function Options({ id, picker: { options, active, choose } }: OptionsProps) {
  const t = useTexts('account');
  const box = useRef<HTMLSpanElement>(null);
  useKeptFocus(box);
  return (
    <span
      ref={box}
      className="bg-surface border-line shadow-overlay rounded-card absolute top-full left-0 z-30 mt-2 block w-full min-w-[min(20rem,calc(100vw-3rem))] border p-2"
    >
      <span
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be the list of a combobox
        role="listbox"
        aria-label={t('countries')}
        className="block max-h-72 overflow-y-auto overscroll-contain"
      >
        {options?.map((option, index) => (
          <ListOption
            key={option.country}
            id={`${id}-${index}`}
            isActive={index === active}
            onChoose={() => choose(option)}
          >
            <span className="min-w-0 flex-1">{option.name}</span>
            <span className="text-muted tabular-nums">{option.prefix}</span>
          </ListOption>
        ))}
      </span>
      <output className={options?.length === 0 ? 'text-muted block px-3 py-2 text-sm' : 'sr-only'}>
        {options && t('countries_found', { count: options.length })}
      </output>
    </span>
  );
}
