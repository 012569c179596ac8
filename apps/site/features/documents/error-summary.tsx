import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { sections, type Section } from './form-section.tsx';
import { useProfileForm } from './profile-form-context.ts';
import type { ProfileValues } from './profile-values.ts';

type Name = keyof ProfileValues;

/** The fields as they follow each other on the page. */
const fieldsOf: Record<Section, readonly Name[]> = {
  personal: [
    'first_name',
    'last_name',
    'gender',
    'country_code',
    'phone',
    'dob',
    'place_of_birth',
    'fiscal_code',
    'address',
    'zip',
    'town_city',
    'photo',
  ],
  identity: [
    'document_type',
    'document_number',
    'document_issue_date',
    'document_expiry_date',
    'passport',
    'document_front',
    'document_back',
  ],
  licence: [
    'driving_licence_number',
    'dl_issue_date',
    'dl_expiry_date',
    'driving_licence_classes',
    'driving_licence_front',
    'driving_licence_back',
  ],
};

/** Everything that is wrong, each a way to its field. Two missing pictures of one document share a sentence. */
export function ErrorSummary() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { formState, setFocus } = useProfileForm();
  const { errors } = formState;
  const problems = new Map<string, Name>();
  for (const section of sections) {
    for (const name of fieldsOf[section]) {
      const text = `${t(section)} – ${errorOf(errors[name])}`;
      if (errors[name] && !problems.has(text)) problems.set(text, name);
    }
  }
  return (
    <div role="alert" className="empty:hidden">
      {problems.size > 0 && (
        <div className="bg-danger-soft rounded-card p-4 sm:p-5">
          <p className="text-danger flex items-center gap-2 font-bold">
            <WarningIcon />
            <span>{t('errors', { count: problems.size })}</span>
          </p>
          <ul className="mt-2 flex flex-col">
            {[...problems].map(([text, name]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => setFocus(name)}
                  className="rounded-control min-h-11 py-1.5 text-left underline underline-offset-4"
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
