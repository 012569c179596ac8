import { useFieldError } from '../../forms/use-field-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { useProfileForm } from './profile-form-context.ts';
import type { ProfileValues } from './profile-values.ts';

/** Everything that is wrong, each a way to its field. */
export function ErrorSummary() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { formState, setFocus } = useProfileForm();
  const { errors } = formState;
  const names = Object.keys(errors) as (keyof ProfileValues)[];
  // Two missing pictures share one sentence.
  const problems = new Map(names.map((name) => [errorOf(errors[name]) ?? '', name]));
  return (
    <div role="alert" className="empty:hidden">
      {problems.size > 0 && (
        <div className="bg-danger-soft rounded-card p-4 sm:p-5">
          <p className="text-danger flex items-center gap-2 font-bold">
            <WarningIcon />
            {t('errors', { count: names.length })}
          </p>
          <ul className="mt-2 flex flex-col">
            {[...problems].map(([text, name]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => setFocus(name)}
                  className="rounded-control min-h-11 py-2 text-left underline underline-offset-4"
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
