import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { AuditValue } from '@nolo/domain/account/audit-actions.ts';
import { useValueText } from '@nolo/portal/use-value-text.ts';
import { Button } from '@nolo/ui/button.tsx';
import type { CarForm } from './car-form.tsx';
import { auditFieldOf, auditValueOf, valuesOf, type CarField, type Choices } from './car-values.ts';

/** A field that somebody else has changed since the page was opened. `isTyped`: the reader, too. */
export type Difference = { field: CarField; before: AuditValue; theirs: AuditValue; isTyped: boolean };

type Props = { differences: readonly Difference[]; form: CarForm; choices: Choices };

/** What the other member has saved, field by field, beside what was typed here. */
export function CarConflict({ differences, form, choices }: Props) {
  const t = useTexts('fleet');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="conflict"
      className="bg-warning-soft border-warning rounded-card mb-4 border p-4"
    >
      <h2 id="conflict" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('conflict_title')}
      </h2>
      <p className="mt-1">{t('conflict_text')}</p>
      <ul className="mt-3 grid gap-3">
        {differences.map((difference) => (
          <DifferenceRow key={difference.field} {...{ difference, form, choices }} />
        ))}
      </ul>
    </section>
  );
}

function DifferenceRow({
  difference,
  form,
  choices,
}: Omit<Props, 'differences'> & { difference: Difference }) {
  const t = useTexts('fleet');
  const audit = useTexts('audit');
  const language = useLanguage();
  const valueText = useValueText();
  const { field, before, theirs, isTyped } = difference;
  const typed = useWatch({ control: form.control, name: field });
  const theirValue = valuesOf({ [field]: theirs }, choices, language)[field];
  const name = audit(`field_${auditFieldOf(field)}`);
  const textOf = (value: AuditValue) => {
    const written = auditValueOf(field, value, choices);
    return written === null ? t('nothing') : valueText(auditFieldOf(field), written);
  };
  const isOther = isTyped && typed !== theirValue;
  return (
    <li className="bg-surface rounded-control grid gap-x-6 gap-y-1 p-3 desk:grid-cols-[12rem_repeat(3,minmax(0,1fr))_auto] desk:items-center">
      <span className="font-semibold">{name}</span>
      <Version name={t('conflict_was')} text={textOf(before)} />
      <Version name={t('conflict_theirs')} text={textOf(theirs)} />
      {isOther ? (
        <>
          <Version
            name={t('conflict_yours')}
            text={typeof typed === 'boolean' ? audit(typed ? 'yes' : 'no') : typed || t('nothing')}
          />
          <Button
            variant="secondary"
            className="min-h-12!"
            aria-label={`${t('take_theirs')}: ${name}`}
            onClick={() => form.setValue(field, theirValue, { shouldDirty: true })}
          >
            {t('take_theirs')}
          </Button>
        </>
      ) : null}
    </li>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <span>
      <span className="text-muted text-sm">{name}: </span>
      {text}
    </span>
  );
}
