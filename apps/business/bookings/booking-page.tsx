import type { ReactNode } from 'react';
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { formatDayTime } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { ChevronLeftIcon } from '@nolo/ui/icons.tsx';
import { phoneAddress } from '@nolo/ui/phone-link.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { api } from '../api.ts';
import { StatusBadge } from './status-badge.tsx';

type Booking = CallData<BusinessApi['companyBooking']>['booking'];

export const loadBooking = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('companyBooking', { params: { companyId, id } }, { signal });

/** Everything about one booking: who comes, when and for what, and the money. */
export function BookingPage() {
  const t = useTexts('booking');
  const portal = useTexts('portal');
  const { companyId } = useParams();
  const { booking } = useLoaderData<typeof loadBooking>();
  const title = t('title', { number: booking.number });
  return (
    <>
      <title>{title}</title>
      <Link
        to={`/${companyId}`}
        className="rounded-control hover:bg-sunken -ml-2 flex min-h-12 w-fit items-center gap-1 pr-3 pl-2 font-semibold"
      >
        <ChevronLeftIcon />
        {portal('handovers')}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl">{booking.car}</h1>
        <StatusBadge status={booking.status} />
      </div>
      <p className="text-muted mt-1 tabular-nums">{title}</p>
      <div className="mt-4 grid items-start gap-4 desk:grid-cols-2">
        <Rental booking={booking} />
        <Money booking={booking} />
      </div>
      <CallRenter renter={booking.renter} />
    </>
  );
}

function Rental({ booking }: { booking: Booking }) {
  const t = useTexts('bookings');
  const portal = useTexts('portal');
  const { renter, drivers, invoice_to } = booking;
  return (
    <Card>
      <dl className="grid gap-4">
        <Moment
          name={booking.is_delivery ? portal('delivery') : t('pickup')}
          at={booking.start_date}
          place={booking.pickup}
        />
        <Moment name={t('return')} at={booking.end_date} place={booking.return} />
        <Fact name={portal('renter')}>
          <span className="text-xl font-semibold">{renter?.name ?? portal('renter_deleted')}</span>
          {renter && <span className="block tabular-nums">{renter.phone}</span>}
        </Fact>
        {drivers.length > 0 && (
          <Fact name={t('drivers')}>
            {drivers.map((name) => (
              <span key={name} className="block">
                {name}
              </span>
            ))}
          </Fact>
        )}
        {invoice_to.length > 0 && (
          <Fact name={portal('invoice_to')}>
            {invoice_to.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Moment({ name, at, place }: { name: string; at: string; place: string }) {
  return (
    <Fact name={name}>
      <time dateTime={at} className="block text-xl font-semibold tabular-nums">
        {formatDayTime(at, useLanguage())}
      </time>
      {place}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Money({ booking }: { booking: Booking }) {
  const t = useTexts('price');
  const portal = useTexts('portal');
  const { lines, periods, total, payout, deposit, status } = booking;
  return (
    <Card>
      <h2 className="text-lg">{portal('money')}</h2>
      <dl className="mt-3 grid gap-2">
        {lines.map((line) => (
          <Amount
            key={`${line.kind} ${line.label ?? ''}`}
            name={quoteLineName(t, periods, line)}
            amountMinor={line.amount}
          />
        ))}
        <Amount name={portal('paid')} amountMinor={total} className="border-line border-t pt-2 font-bold" />
        {status === 'CANCELLED' ? (
          <div>
            <dt className="sr-only">{portal('payout')}</dt>
            <dd>{portal('payout_none')}</dd>
          </div>
        ) : (
          <Amount name={portal('payout')} amountMinor={payout} className="font-bold" />
        )}
        <Amount name={portal('deposit')} amountMinor={deposit} className="border-line border-t pt-2" />
      </dl>
    </Card>
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

/** Under the thumb, wherever the page has been scrolled to. */
function CallRenter({ renter }: { renter: Booking['renter'] }) {
  const t = useTexts('portal');
  if (renter === null) return null;
  return (
    <div className="bg-page border-line sticky bottom-0 -mx-4 mt-auto border-t px-4 py-3 max-desk:-mb-5 desk:static desk:mx-0 desk:mt-4 desk:border-0 desk:px-0">
      <a href={phoneAddress(renter.phone)} className={buttonStyle('primary', 'large', 'w-full desk:w-auto')}>
        {t('call', { name: renter.name })}
      </a>
    </div>
  );
}
