import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';

/** Members and staff have accounts like everybody: the renters' site renews their passwords. */
export function ForgotPasswordLink() {
  const t = useTexts('login');
  return (
    <a
      href={`/${useLanguage()}/login?forgot=1`}
      className={buttonStyle('quiet', 'large', 'justify-self-start -ml-6 text-base!')}
    >
      {t('forgot')}
    </a>
  );
}
