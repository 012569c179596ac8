import type { ReactNode } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { isLostFetch } from '@nolo/ui/lost-fetch.ts';
import { logInAddress } from './log-in-address.ts';
import { useErrorText } from './use-error-text.ts';

/** What stands in a page's place: log-in where it was refused for want of one, else what went wrong and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isApiError(error, 'auth.required')) return <Navigate replace to={logInAddress(pathname + search)} />;
  return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const t = useTexts('common');
  const portal = useTexts('portal');
  const textOf = useErrorText();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isApiError(error)) {
    // An id that nothing can have is as good as one that nothing has.
    if (error.status === 400) return <NotFoundPage />;
    if (error.status === 404) return <NotFoundPage text={error.message} />;
    if (error.status === 403) {
      return (
        <Message title={portal('not_allowed_title')} text={textOf(error)}>
          <ToStart />
        </Message>
      );
    }
    const title = t(error.code === 'network' ? 'network_title' : 'application_error_title');
    return (
      <Message title={title} text={textOf(error)}>
        <TryAgain />
      </Message>
    );
  }
  return (
    <Message
      title={t('application_error_title')}
      text={t(isLostFetch(error) ? 'network_error' : 'application_error_text')}
    >
      <Button size="large" onClick={() => window.location.reload()}>
        {t('application_error_action')}
      </Button>
    </Message>
  );
}

export function NotFoundPage({ text }: { text?: string }) {
  const t = useTexts('common');
  return (
    <Message title={t('not_found_title')} text={text || t('not_found_text')}>
      <ToStart />
    </Message>
  );
}

function TryAgain() {
  const t = useTexts('common');
  const { revalidate, state } = useRevalidator();
  return (
    <Button size="large" isBusy={state === 'loading'} onClick={() => void revalidate()}>
      {t('try_again')}
    </Button>
  );
}

function ToStart() {
  const t = useTexts('portal');
  return (
    <LinkButton to="/" size="large" variant="secondary">
      {t('back_to_start')}
    </LinkButton>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert" className="m-auto flex max-w-lg flex-col items-center gap-3 px-4 py-16 text-center">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted text-lg">{text}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}
