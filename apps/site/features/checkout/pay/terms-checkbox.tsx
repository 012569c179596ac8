import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import type { Flow } from '../use-flow.ts';

/** Required before paying (docs/specification/messages.md 3). */
export function TermsCheckbox({ flow }: { flow: Flow }) {
  const t = useTexts('checkout');
  return (
    <Checkbox
      label={t('terms')}
      hint={<Documents />}
      checked={flow.isAccepted}
      error={flow.termsError}
      onChange={(event) => flow.accept(event.currentTarget.checked)}
    />
  );
}

/** In a tab of their own: what was typed here stays. */
function Documents() {
  const t = useTexts('checkout');
  const language = useLanguage();
  const link = 'text-primary-text inline-flex min-h-6 items-center underline';
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link to={paths.terms(language)} target="_blank" className={link}>
        {t('terms_link')}
      </Link>
      <Link to={paths.privacyPolicy(language)} target="_blank" className={link}>
        {t('privacy_link')}
      </Link>
    </span>
  );
}
