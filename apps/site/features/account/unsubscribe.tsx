import { API_BASE, addresses } from '@nolo/contract/addresses.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Notice } from './notice.tsx';

type Props = { token: string | null; state: string | null };

/** Where the link of a newsletter mail leads. Asks first: programs that look through mails open every link. */
export function Unsubscribe({ token, state }: Props) {
  return (
    <div className="page-width flex flex-1 items-start justify-center py-10 sm:py-16">
      <div className="bg-surface border-line rounded-panel w-full max-w-xl border p-6 sm:p-10">
        {state === 'done' ? (
          <Done />
        ) : token ? (
          <Question token={token} hasFailed={state === 'try_again'} />
        ) : (
          <Invalid />
        )}
      </div>
    </div>
  );
}

/** A form of the browser's own: without scripts it does the same. */
function Question({ token, hasFailed }: { token: string; hasFailed: boolean }) {
  const t = useTexts('newsletter');
  const [method, path] = addresses.unsubscribeNewsletter;
  const query = new URLSearchParams({ token, back_to: useLanguage() });
  return (
    <Notice
      tone={hasFailed ? 'warning' : 'neutral'}
      icon={hasFailed ? <WarningIcon /> : <InfoIcon />}
      title={t(hasFailed ? 'try_again' : 'question')}
      text={t(hasFailed ? 'try_again_text' : 'question_text')}
    >
      <form method={method} action={`${API_BASE}${path}?${query.toString()}`}>
        <Button type="submit" size="large">
          {t('button')}
        </Button>
      </form>
    </Notice>
  );
}

function Done() {
  const t = useTexts('newsletter');
  return (
    <Notice tone="success" icon={<CheckIcon />} title={t('done')} text={t('done_text')}>
      <LinkButton to={paths.home(useLanguage())} variant="secondary">
        {t('home')}
      </LinkButton>
    </Notice>
  );
}

function Invalid() {
  const t = useTexts('newsletter');
  const language = useLanguage();
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('invalid')} text={t('invalid_text')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.contactUs(language)}>{t('contact')}</LinkButton>
        <LinkButton to={paths.accountSecurity(language, 'privacy')} variant="secondary">
          {t('account')}
        </LinkButton>
      </div>
    </Notice>
  );
}
