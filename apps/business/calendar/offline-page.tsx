import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { nextRental } from '@nolo/domain/calendar/company-calendar.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { formatMoment, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { NotFoundPage } from '@nolo/portal/error-page.tsx';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';
import { CancelEntry, PeriodFields } from './entry-form.tsx';
import type { loadCalendar } from './calendar-page.tsx';

type Body = CallInput<BusinessApi['addOfflinePeriod']>['body'];

/** A time in which a car is let to nobody: a new one, or one that stands in the calendar. */
export function OfflinePage() {
  const t = useTexts('calendar');
  const { companyId, id } = useParams();
  const [search] = useSearchParams();
  const title = t(id === 'new' ? 'new_offline' : 'kind_offline');
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/${companyId}/calendar?${search}`}>{t('title')}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      {id === 'new' ? <NewOffline carId={search.get('car') ?? ''} /> : <OneOffline id={id ?? ''} />}
    </>
  );
}

function NewOffline({ carId }: { carId: string }) {
  const t = useTexts('calendar');
  const { companyId = '' } = useParams();
  const navigate = useNavigate();
  const [now] = useState(() => nextRental(localDateTime(serverNow().toISOString()) as LocalDateTime));
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => {
      const body = Object.fromEntries(typed) as Body;
      return api.call('addOfflinePeriod', { params: { companyId }, body }).then(() => body);
    },
    ({ start_date, car_id }) =>
      navigate(
        `/${companyId}/calendar?${new URLSearchParams({ car: String(car_id), from: start_date.slice(0, 10) })}`,
      ),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 max-w-2xl">
      <Card className="grid gap-5">
        <PeriodFields carId={carId} from={now.from} to={now.to} errorOf={errorOf} />
        <TextField
          name="note"
          isOptional
          label={t('note')}
          hint={t('note_hint')}
          autoComplete="off"
          error={errorOf('note')}
        />
      </Card>
      <SaveBar label={t('save')} refusal={refusal} isSending={isSending} />
    </form>
  );
}

function OneOffline({ id }: { id: string }) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { role } = useCompany();
  const { cars } = useLoaderData<typeof loadCalendar>();
  const found = cars
    .flatMap((car) => car.entries.map((entry) => ({ car, entry })))
    .find(({ entry }) => entry.kind === 'offline' && entry.id === id);
  if (found === undefined) return <NotFoundPage />;
  const { car, entry } = found;
  return (
    <div className="mt-4 max-w-2xl">
      <Card>
        <p className="text-xl font-semibold">{car.name}</p>
        <p className="mt-1 tabular-nums">
          {formatMoment(entry.from, language)} – {formatMoment(entry.until, language)}
        </p>
        {entry.title && <p className="mt-2">{entry.title}</p>}
      </Card>
      {mayAct(role, 'manager') && (
        <CancelEntry
          label={t('remove_offline')}
          question={t('remove_offline_question')}
          text={t('remove_offline_text')}
          cancel={() => api.call('removeOfflinePeriod', { params: { companyId, id } })}
        />
      )}
    </div>
  );
}
