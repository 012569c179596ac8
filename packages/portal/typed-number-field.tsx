import { useState, type ComponentProps } from 'react';
import { readAmount, readKilometres } from '@nolo/domain/typed-number.ts';
import { formatKilometres, formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';

type Props = ComponentProps<typeof TextField>;

/** Euros, as people write them; below the field stands what was understood (docs/specification/languages.md 4). */
export function AmountField(props: Props) {
  return <TypedNumberField {...props} inputMode="decimal" read={readAmount} write={formatMoney} />;
}

/** Whole kilometres, in the same way. */
export function KilometresField(props: Props) {
  return <TypedNumberField {...props} inputMode="decimal" read={readKilometres} write={formatKilometres} />;
}

type NumberProps = Props & {
  read: (typed: string) => number | null;
  write: (value: number, language: Language) => string;
};

/** Any other number that `read` reads and `write` writes. */
export function TypedNumberField({ read, write, error, onInput, onBlur, ...field }: NumberProps) {
  const t = useTexts('portal');
  const language = useLanguage();
  // Nothing was typed into an uncontrolled field yet: what stands in it needs no explanation.
  const [latest, setLatest] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const typed = (typeof field.value === 'string' ? field.value : latest).trim();
  const value = read(typed);
  const isUnreadable = typed !== '' && value === null && isLeft;
  return (
    <TextField
      autoComplete="off"
      {...field}
      onInput={(event) => {
        setLatest(event.currentTarget.value);
        onInput?.(event);
      }}
      onBlur={(event) => {
        setIsLeft(true);
        onBlur?.(event);
      }}
      understood={value !== null && `= ${write(value, language)}`}
      error={error ?? (isUnreadable ? t('number_unreadable', { example: write(1500, language) }) : undefined)}
    />
  );
}
