import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { Difference } from './car-conflict.tsx';
import { showRefusal, useCarForm } from './car-form.tsx';
import { carFields, fieldsOf, valuesOf, type Car, type CarValues, type Choices } from './car-values.ts';
import type { CarChange, changeCar } from './change-car.ts';

/**
 * The form of a car, saved and kept in step with the server: whatever somebody else has saved meanwhile goes into the fields
 * that nobody has typed in here, and what was typed stays.
 */
export function useCarEditing(car: Car, choices: Choices) {
  const language = useLanguage();
  const fetcher = useFetcher<typeof changeCar>();
  const isBusy = fetcher.state !== 'idle';
  const last = isBusy ? undefined : fetcher.data;
  const [error, setError] = useState<unknown>(null);
  const [isSaved, setIsSaved] = useState(false);
  /** What somebody else has changed. */
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const [first] = useState(() => valuesOf(car, choices, language));
  const base = useRef({ car, values: first });
  const sent = useRef(first);
  const form = useCarForm(first);
  const handled = useRef<unknown>(undefined);

  useEffect(() => {
    const before = base.current;
    const isNew = last !== undefined && last !== handled.current;
    if (isNew) {
      handled.current = last;
      const isAtField = last.error !== null && showRefusal(form, last.error);
      // What the other member has saved is shown field by field.
      const isConflict = isApiError(last.error, 'car.edited_meanwhile');
      setError(isAtField || isConflict ? null : last.error);
    }
    const isDone = isNew && last.error === null;
    if (isDone) {
      setIsSaved(true);
      setDifferences([]);
    }
    if (before.car.version === car.version && !isDone) return;
    const typed = form.getValues();
    const values = valuesOf(car, choices, language);
    // What was sent is saved; only what was typed since then is not.
    const known = isDone ? sent.current : before.values;
    const kept = carFields.filter((field) => typed[field] !== known[field]);
    if (!isDone) setDifferences(differencesBetween(before.car, car, kept));
    base.current = { car, values };
    form.reset(values);
    for (const field of kept) form.setValue(field, typed[field], { shouldDirty: true });
  }, [car, choices, form, language, last]);

  function save(values: CarValues) {
    if (isBusy) return;
    sent.current = values;
    setIsSaved(false);
    const change: CarChange = { what: 'edit', car: { ...fieldsOf(values, choices), version: car.version } };
    void fetcher.submit(change, { method: 'post', encType: 'application/json' });
  }
  return { form, save, isBusy, isSaved, differences, error: isBusy ? null : error };
}

function differencesBetween(before: Car, car: Car, typed: readonly string[]): Difference[] {
  return carFields
    .filter((field) => before[field] !== car[field])
    .map((field) => ({
      field,
      before: before[field],
      theirs: car[field],
      isTyped: typed.includes(field),
    }));
}
