import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ownApplication } from '@nolo/contract/applications.ts';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { browserApi } from '../../api/browser-api.ts';
import { paths } from '../../app/paths.ts';
import { AnswerForm } from './answer-form.tsx';

type Application = CallData<typeof ownApplication>['application'];
type Found = 'loading' | 'invalid' | { application: Application } | { problem: string };

/** Where the link of the applicant's mails leads: how the application stands, and what was asked. Its token stands behind `#`. */
export function OwnApplication() {
  const token = useLocation().hash.slice(1);
  const [found, setFound] = useState<Found>('loading');
  const read = useCallback(
    (signal?: AbortSignal) =>
      browserApi
        .call('ownApplication', { body: { token } }, { isQuiet: true, ...(signal && { signal }) })
        .then(
          ({ application }) => setFound({ application }),
          (error: unknown) => {
            if (!signal?.aborted) setFound(isInvalid(error) ? 'invalid' : { problem: messageOf(error) });
          },
        ),
    [token],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  if (found === 'loading') {
    return (
      <div aria-busy="true" className="grid flex-1 place-items-center py-20">
        <Title />
        <Spinner className="size-8" />
      </div>
    );
  }
  if (found === 'invalid') return <Invalid />;
  if ('problem' in found) return <Unanswered problem={found.problem} onRetry={() => void read()} />;
  return <Shown token={token} application={found.application} onAnswered={() => void read()} />;
}

/** Of the page as long as it does not know whose application it is. */
function Title() {
  return <h1 className="sr-only">{useTexts('application')('page_title')}</h1>;
}

/** A token that nothing can have is as good as one that nothing has. */
const isInvalid = (error: unknown) =>
  isApiError(error, 'application.link_invalid') ||
  (isApiError(error, 'request.invalid') && 'token' in error.errors);

function Invalid() {
  const t = useTexts('application');
  return (
    <div className="page-width py-10">
      <Title />
      <EmptyState title={t('invalid_title')} text={t('invalid_text')} />
    </div>
  );
}

function Unanswered({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const common = useTexts('common');
  return (
    <div className="page-width py-10" role="alert">
      <Title />
      <EmptyState title={common('something_wrong')} text={problem}>
        <Button onClick={onRetry}>{common('try_again')}</Button>
      </EmptyState>
    </div>
  );
}

const tones = {
  submitted: 'bg-primary-soft text-on-primary-soft',
  asked: 'bg-warning-soft text-warning',
  accepted: 'bg-success-soft text-success',
  refused: 'bg-danger-soft text-danger',
} as const;

type ShownProps = { token: string; application: Application; onAnswered: () => void };

function Shown({ token, application: { company_name, state, history }, onAnswered }: ShownProps) {
  const t = useTexts('application');
  const language = useLanguage();
  const last = history.at(-1);
  return (
    <div className="page-width flex max-w-2xl flex-1 flex-col gap-8 py-10">
      <div>
        <h1 className="text-3xl break-words">{t('of', { company: company_name })}</h1>
        <div className={`rounded-panel mt-5 p-5 ${tones[state]}`}>
          <p className="text-lg font-bold">{t(`state_${state}`)}</p>
          <p>{t(`text_${state}`)}</p>
        </div>
      </div>
      {state === 'asked' && last !== undefined && (
        <Card>
          <Lines text={last.text} className="text-lg" />
          <AnswerForm token={token} onAnswered={onAnswered} />
        </Card>
      )}
      <History history={history} />
      {state === 'refused' && (
        <LinkButton to={paths.listYourCars(language)} className="self-start">
          {t('apply_again')}
        </LinkButton>
      )}
    </div>
  );
}

function History({ history }: Pick<Application, 'history'>) {
  const t = useTexts('application');
  const language = useLanguage();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        {t('history')}
      </h2>
      <ol className="border-line divide-line divide-y border-y">
        {history.map(({ kind, at, text, has_file }, index) => (
          <li key={index} className="py-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`event_${kind}`)}</span>
              <time dateTime={at} className="text-muted text-sm tabular-nums">
                {formatDateTime(localDateTime(at), language)}
              </time>
            </p>
            <Lines text={text} />
            {has_file && <p className="text-muted text-sm">{t('with_file')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Lines = ({ text, className = '' }: { text: string; className?: string }) =>
  text === '' ? null : <p className={`break-words whitespace-pre-line ${className}`}>{text}</p>;
