import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';

/** What a visitor sees when a page broke in a way nobody foresaw. Never shows the error itself. */
export function ApplicationError() {
  const t = useTexts('common');
  return (
    <div
      role="alert"
      className="page-width flex flex-1 flex-col items-center justify-center gap-3 py-24 text-center"
    >
      <title>{t('application_error_title')}</title>
      <h1 className="text-3xl">{t('application_error_title')}</h1>
      <p className="text-muted max-w-md">{t('application_error_text')}</p>
      <Button className="mt-4" onClick={() => window.location.reload()}>
        {t('application_error_action')}
      </Button>
    </div>
  );
}
