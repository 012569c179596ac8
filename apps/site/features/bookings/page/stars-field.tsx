import { useId, useState } from 'react';
import { MAX_STARS, starChoices } from '@nolo/domain/review/review.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { FieldErrorText } from '@nolo/ui/field.tsx';
import { StarIcon } from '@nolo/ui/icons.tsx';

/** As many stars as the renter gives: radio buttons that look like them, the chosen one and those before it filled. */
export function StarsField({
  name,
  label,
  error,
}: {
  name: string;
  label: string;
  error: string | undefined;
}) {
  const t = useTexts('common');
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const textOf = (count: number) => t('stars', { count, most: MAX_STARS });
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {starChoices.map((count) => (
          <label
            key={count}
            className="has-focus-visible:outline-primary-text text-primary-text rounded-control relative flex size-12 cursor-pointer items-center justify-center has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={count}
              aria-label={textOf(count)}
              className="sr-only"
              onChange={() => setChosen(count)}
            />
            <StarIcon width="32" height="32" fill={count <= chosen ? 'currentColor' : 'none'} />
          </label>
        ))}
        {chosen > 0 && (
          <span aria-hidden="true" className="text-muted ml-2">
            {textOf(chosen)}
          </span>
        )}
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  );
}
