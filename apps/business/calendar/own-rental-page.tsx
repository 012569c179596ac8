import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CalendarEntry } from '@nolo/contract/business/calendar.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { nextRental } from '@nolo/domain/calendar/company-calendar.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { contractLanguages, ownRentalSources } from '@nolo/domain/rental/own-rental.ts';
import { amountInField, localDateTime } from '@nolo/i18n/format.ts';
import { languageNames, type Language } from '@nolo/i18n/language.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { NotFoundPage } from '@nolo/portal/error-page.tsx';
import { AmountField } from '@nolo/portal/typed-number-field.tsx';
import { api } from '../api.ts';
import { CancelEntry, PeriodFields } from './entry-form.tsx';
import type { loadCalendar } from './calendar-page.tsx';

type Body = CallInput<BusinessApi['addOwnRental']>['body'];

/** A rental that the company has made itself: a new one, or one that stands in the calendar. */
export function OwnRentalPage() {
  const t = useTexts('calendar');
  const counter = useTexts('counter');
  const { companyId, id } = useParams();
  const [search] = useSearchParams();
  const { cars } = useLoaderData<typeof loadCalendar>();
  const found = cars
    .flatMap((car) => car.entries.map((entry) => ({ car, entry })))
    .find(({ entry }) => entry.kind === 'own_rental' && entry.id === id);
  if (id !== 'new' && found === undefined) return <NotFoundPage />;
  const title = t(found ? 'own_rental' : 'new_own_rental');
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/${companyId}/calendar?${search}`}>{t('title')}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      {!found && <p className="text-muted mt-1 max-w-2xl">{t('own_rental_text')}</p>}
      {found && (
        <Link
          to={`/${companyId}/rentals/${id}`}
          className={buttonStyle('secondary', 'medium', 'mt-4 w-full max-w-2xl min-h-12!')}
        >
          {counter('title')}
        </Link>
      )}
      <OwnRentalForm
        key={id}
        id={found?.entry.id ?? null}
        rental={found?.entry.own_rental ?? null}
        carId={String(found?.car.id ?? search.get('car') ?? '')}
      />
    </>
  );
}

type FormProps = { id: string | null; rental: CalendarEntry['own_rental']; carId: string };

function OwnRentalForm({ id, rental, carId }: FormProps) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const navigate = useNavigate();
  const [source, setSource] = useState<string>(rental?.source ?? 'phone');
  const [now] = useState(() => nextRental(localDateTime(serverNow().toISOString()) as LocalDateTime));
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => {
      const body = Object.fromEntries(typed) as Body;
      const params = { companyId };
      return id === null
        ? api.call('addOwnRental', { params, body }).then(() => body)
        : api.call('changeOwnRental', { params: { companyId, id }, body }).then(() => body);
    },
    ({ start_date, car_id }) =>
      navigate(
        `/${companyId}/calendar?${new URLSearchParams({ car: String(car_id), from: start_date.slice(0, 10) })}`,
      ),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 max-w-2xl">
      <Card className="grid gap-5">
        <TextField
          name="customer_name"
          label={t('customer_name')}
          autoComplete="off"
          defaultValue={rental?.customer_name}
          error={errorOf('customer_name')}
        />
        <TextField
          name="customer_phone"
          type="tel"
          isOptional
          label={t('customer_phone')}
          autoComplete="off"
          defaultValue={rental?.customer_phone}
          error={errorOf('customer_phone')}
        />
        <PeriodFields
          carId={carId}
          from={rental?.start_date ?? now.from}
          to={rental?.end_date ?? now.to}
          errorOf={errorOf}
        />
        <RadioGroup
          name="source"
          label={t('source')}
          value={source}
          onChange={({ target }) => setSource(target.value)}
          options={ownRentalSources.map((one) => ({ value: one, label: t(`source_${one}`) }))}
        />
        <ContractLanguage first={rental?.language ?? language} />
        <AmountField
          name="price"
          isOptional
          label={t('price')}
          hint={t('price_hint')}
          defaultValue={amountInField(rental?.price ?? null, language)}
          error={errorOf('price')}
        />
      </Card>
      <SaveBar label={t('save')} refusal={refusal} isSending={isSending} />
      {id !== null && (
        <CancelEntry
          label={t('cancel_own_rental')}
          question={t('cancel_own_rental_question')}
          text={t('cancel_own_rental_text')}
          cancel={() => api.call('cancelOwnRental', { params: { companyId, id } })}
        />
      )}
    </form>
  );
}

/** In which the customer reads and signs. */
function ContractLanguage({ first }: { first: Language }) {
  const t = useTexts('calendar');
  const [spoken, setSpoken] = useState<string>(first);
  return (
    <RadioGroup
      name="language"
      label={t('contract_language')}
      value={spoken}
      onChange={({ target }) => setSpoken(target.value)}
      options={contractLanguages.map((one) => ({ value: one, label: languageNames[one] }))}
    />
  );
}
