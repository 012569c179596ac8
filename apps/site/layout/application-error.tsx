import { useRevalidator } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { isLostFetch } from '@nolo/ui/lost-fetch.ts';

/** The router's own requests, and ours: those say 'network'. */
const isNetworkLost = (error: unknown) => isLostFetch(error) || isApiError(error, 'network');

/** What a visitor sees when a page cannot be had, or broke in a way nobody foresaw. Never shows the error itself. */
export function ApplicationError({ error }: { error: unknown }) {
  const t = useTexts('common');
  const { revalidate, state } = useRevalidator();
  const isLost = isNetworkLost(error);
  const title = t(isLost ? 'network_title' : 'application_error_title');
  return (
    <div
      role="alert"
      className="page-width flex flex-1 flex-col items-center justify-center gap-3 py-24 text-center"
    >
      <title>{title}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-muted max-w-md">{t(isLost ? 'network_error' : 'application_error_text')}</p>
      {isLost ? (
        <Button className="mt-4" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('try_again')}
        </Button>
      ) : (
        <Button className="mt-4" onClick={() => window.location.reload()}>
          {t('application_error_action')}
        </Button>
      )}
    </div>
  );
}
