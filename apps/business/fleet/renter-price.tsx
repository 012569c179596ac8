import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { readAmount, readWholeNumber } from '@nolo/domain/typed-number.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import type { CarValues } from './car-values.ts';

const DAY_MS = 86_400_000;
/** A week from now, and three days later. */
const dayFromNow = (days: number) =>
  new Date(serverNow().getTime() + days * DAY_MS).toISOString().slice(0, 10);

type Body = CallInput<BusinessApi['renterPrice']>['body'];
type Asked = { start_date: string; end_date: string; age: string };

function usePrice(carId: number) {
  const { companyId = '' } = useParams();
  const { getValues } = useFormContext<CarValues>();
  const [quote, setQuote] = useState<WireQuote | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function ask({ start_date, end_date, age }: Asked) {
    const [day, week, month] = getValues(['day', 'week', 'month']).map((typed) =>
      typed.trim() === '' ? null : (readAmount(typed) ?? typed),
    );
    setIsBusy(true);
    setError(null);
    try {
      // Whatever was typed: the server says what is wrong.
      const prices = { day, week, month };
      const body = { prices, start_date, end_date, age: readWholeNumber(age) ?? age } as Body;
      setQuote((await api.call('renterPrice', { params: { companyId, id: carId }, body })).quote);
    } catch (failed) {
      setQuote(null);
      setError(failed);
    }
    setIsBusy(false);
  }
  return { quote, error, isBusy, ask };
}

/** The real quote for any dates and age, at the prices that stand in the form. */
export function RenterPrice({ carId }: { carId: number }) {
  const t = useTexts('fleet');
  const { quote, error, isBusy, ask } = usePrice(carId);
  const errors = isApiError(error) ? error.errors : {};
  const wrong = (field: string) => {
    const text = errors[field]?.[0];
    return text === undefined ? {} : { error: text };
  };
  const isAtField = ['start_date', 'end_date', 'age'].some((field) => errors[field] !== undefined);
  return (
    <section aria-labelledby="renter-price" className="mt-4">
      <Card>
        <h2 id="renter-price" className="text-lg">
          {t('price_title')}
        </h2>
        <p className="text-muted text-sm">{t('price_text')}</p>
        <form
          noValidate
          className="mt-3 grid items-end gap-3 desk:grid-cols-[repeat(2,minmax(0,1fr))_10rem_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = Object.fromEntries(new FormData(event.currentTarget)) as Asked;
            if (!isBusy) void ask(typed);
          }}
        >
          <TextField
            name="start_date"
            type="datetime-local"
            label={t('price_from')}
            defaultValue={`${dayFromNow(7)}T10:00`}
            {...wrong('start_date')}
          />
          <TextField
            name="end_date"
            type="datetime-local"
            label={t('price_to')}
            defaultValue={`${dayFromNow(10)}T10:00`}
            {...wrong('end_date')}
          />
          <TextField
            name="age"
            label={t('price_age')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="30"
            {...wrong('age')}
          />
          <Button type="submit" variant="secondary" className="min-h-12!" isBusy={isBusy}>
            {t('price_show')}
          </Button>
        </form>
        {error !== null && !isAtField && (
          <div className="mt-3">
            <Refusal error={error} />
          </div>
        )}
        <output className="mt-4 block empty:hidden">{quote && <Lines quote={quote} />}</output>
      </Card>
    </section>
  );
}

function Lines({ quote: { lines, periods, total } }: { quote: WireQuote }) {
  const t = useTexts('fleet');
  const price = useTexts('price');
  return (
    <dl className="grid max-w-xl gap-2">
      {lines.map((line) => (
        <Amount
          key={`${line.kind} ${line.label ?? ''}`}
          name={quoteLineName(price, periods, line)}
          amountMinor={line.amount}
        />
      ))}
      <Amount name={t('price_total')} amountMinor={total} className="border-line border-t pt-2 font-bold" />
    </dl>
  );
}

function Amount(props: { name: string; amountMinor: number; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${props.className ?? ''}`}>
      <dt className="flex-1 basis-40">{props.name}</dt>
      <dd>
        <Price amountMinor={props.amountMinor} />
      </dd>
    </div>
  );
}
