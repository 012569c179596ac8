import { useState } from 'react';
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { formatMoment, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';

export const loadFeeds = ({
  params: { companyId = '', carId = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('carFeeds', { params: { companyId, id: carId } }, { signal });

type Feed = CallData<BusinessApi['carFeeds']>['feeds'][number];

/** The calendars that a car takes in, and the address at which others read its own. */
export function FeedsPage() {
  const t = useTexts('calendar');
  const { companyId, carId } = useParams();
  const { car } = useLoaderData<typeof loadFeeds>();
  const title = t('calendars_of', { car });
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/${companyId}/calendar?car=${carId}`}>{car}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      <Feeds />
      <Address />
    </>
  );
}

function Feeds() {
  const t = useTexts('calendar');
  const { feeds } = useLoaderData<typeof loadFeeds>();
  return (
    <section aria-labelledby="feeds" className="mt-6 max-w-2xl">
      <h2 id="feeds" className="text-xl">
        {t('feeds')}
      </h2>
      <p className="text-muted mt-1">{t('feeds_text')}</p>
      {feeds.length === 0 ? (
        <p className="py-4">{t('feeds_none')}</p>
      ) : (
        <ul className="border-line my-4 border-b">
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      <AddFeed key={feeds.length} />
    </section>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const { id, name, host, read_at, problem, events, conflicts } = feed;
  const t = useTexts('calendar');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { act, isBusy, error } = useAct(async () => {
    await api.call('removeCalendarFeed', { params: { companyId, id } });
    await revalidate();
  });
  return (
    <li className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t py-3">
      <div>
        <p className="text-lg font-semibold">{name}</p>
        <p className="text-muted text-sm break-words">{host}</p>
        {problem !== null && <p className="text-danger text-sm font-medium">{t(`problem_${problem}`)}</p>}
        <p className="text-sm">
          {read_at === null
            ? problem === null && t('feed_waiting')
            : t('feed_read', { moment: formatMoment(localDateTime(read_at), language) })}
        </p>
        {events > 0 && <p className="text-sm">{t('feed_events', { count: events })}</p>}
        {conflicts > 0 && (
          <p className="text-danger text-sm font-medium">{t('feed_conflicts', { count: conflicts })}</p>
        )}
        {error !== null && <Refusal error={error} />}
      </div>
      <Button variant="secondary" className="min-h-12! self-start" isBusy={isBusy} onClick={act}>
        {t('feed_remove')}
      </Button>
      <LeftOut feed={feed} />
    </li>
  );
}

const SHOWN_AT_ONCE = 3;

/** What does not hold the car, and why: whoever reads it enters it by hand, or puts it right where it stands. */
function LeftOut({ feed: { left_out, left_out_count } }: { feed: Feed }) {
  const t = useTexts('calendar');
  const language = useLanguage();
  if (left_out_count === 0) return null;
  return (
    <details className="col-span-full text-sm" open={left_out_count <= SHOWN_AT_ONCE}>
      <summary className="cursor-pointer py-3 font-medium">
        {t('feed_left_out', { count: left_out_count })}
      </summary>
      {left_out_count > left_out.length && <p>{t('feed_left_out_more')}</p>}
      <ul className="grid gap-3 pb-2">
        {left_out.map(({ title, starts, reason }, index) => (
          <li key={index}>
            <p className="font-medium break-words">{title || t('untitled')}</p>
            {starts !== null && <p className="text-muted">{formatMoment(starts, language)}</p>}
            <p>{t(`left_out_${reason}`)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function AddFeed() {
  const t = useTexts('calendar');
  const { companyId = '', carId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => {
      const read = (name: string) => (typed.get(name) as string | null) ?? '';
      return api.call('addCalendarFeed', {
        params: { companyId, id: carId },
        body: { name: read('name'), url: read('url') },
      });
    },
    () => revalidate(),
  );
  return (
    <Card>
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField name="name" label={t('feed_name')} autoComplete="off" error={errorOf('name')} />
        <TextField
          name="url"
          type="url"
          inputMode="url"
          label={t('feed_url')}
          hint={t('feed_url_hint')}
          autoComplete="off"
          autoCapitalize="none"
          error={errorOf('url')}
        />
        {refusal !== null && (
          <p role="alert" className="text-danger font-medium">
            {refusal}
          </p>
        )}
        <Button type="submit" size="large" className="justify-self-start" isBusy={isSending}>
          {t('feed_add')}
        </Button>
      </form>
    </Card>
  );
}

function Address() {
  const t = useTexts('calendar');
  const common = useTexts('common');
  const { companyId = '', carId = '' } = useParams();
  const { address } = useLoaderData<typeof loadFeeds>();
  const [isAsked, setIsAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const { act, isBusy, error } = useAct(async () => {
    await api.call('renewCalendarAddress', { params: { companyId, id: carId } });
    await revalidate();
    setIsAsked(false);
  });
  return (
    <section aria-labelledby="address" className="mt-8 max-w-2xl">
      <h2 id="address" className="text-xl">
        {t('address')}
      </h2>
      <p className="text-muted mt-1">{t('address_text')}</p>
      {address !== null && (
        <p className="bg-sunken rounded-control mt-3 p-3 text-sm break-all select-all">{address}</p>
      )}
      {error !== null && <Refusal error={error} />}
      <Button
        variant="secondary"
        size="large"
        className="mt-3"
        isBusy={isBusy}
        onClick={address === null ? act : () => setIsAsked(true)}
      >
        {t(address === null ? 'address_make' : 'address_renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('address_renew_question')}
        text={t('address_renew_text')}
        confirmLabel={t('address_renew')}
        cancelLabel={common('cancel')}
        isBusy={isBusy}
        onConfirm={act}
        onCancel={() => setIsAsked(false)}
      />
    </section>
  );
}
