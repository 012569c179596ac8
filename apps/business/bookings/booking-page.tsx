import type { ReactNode } from 'react';
import { Link, useLoaderData, useParams } from 'react-router';
import { formatDateTime, formatDayTime, formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { phoneAddress } from '@nolo/ui/phone-link.tsx';
import { useCompany } from '../member.ts';
import { OverdueBadge } from '../overdue-badge.tsx';
import { BackTo } from './back-to.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingProblems } from './booking-problems.tsx';
import { DocumentsBadge } from './documents-badge.tsx';
import { Extension } from './extension.tsx';
import type { Booking, loadBooking } from './load-booking.ts';
import { Reported } from './reported.tsx';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';

/** Everything about one booking: who comes, when and for what, and the money. */
export function BookingPage() {
  const t = useTexts('company-bookings');
  const { companyId } = useParams();
  const { booking } = useLoaderData<typeof loadBooking>();
  const title = useTexts('booking')('title', { number: booking.number });
  return (
    <>
      <title>{title}</title>
      <BackTo to={`/${companyId}/bookings`}>{t('title')}</BackTo>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl">{booking.car}</h1>
        <StatusBadge status={booking.status} />
        {booking.overdue_minutes !== null && <OverdueBadge minutes={booking.overdue_minutes} />}
      </div>
      <p className="text-muted mt-1 tabular-nums">{title}</p>
      <div className="mt-4 grid items-start gap-4 desk:grid-cols-2">
        <div className="grid gap-4">
          {booking.endangered_by && <Endangered by={booking.endangered_by} />}
          {booking.report && <Reported booking={booking} report={booking.report} />}
          {booking.extension && <Extension booking={booking} asked={booking.extension} />}
          {booking.replacement && <Proposed proposed={booking.replacement} />}
          <Rental booking={booking} />
          <BookingProblems booking={booking} />
        </div>
        <div className="grid gap-4">
          <BookingMoney booking={booking} />
          <History booking={booking} />
        </div>
      </div>
      <CallRenter renter={booking.renter} />
    </>
  );
}

/** An overdue rental has the car: who has it is reached from that rental's own page. */
function Endangered({ by: { id, name } }: { by: NonNullable<Booking['endangered_by']> }) {
  const t = useTexts('counter');
  const { companyId } = useParams();
  return (
    <Card className="bg-danger-soft">
      <h2 className="text-lg">{t('endangered')}</h2>
      <p className="mt-1">{t('endangered_text', { name })}</p>
      <Link
        to={`/${companyId}/rentals/${id}`}
        className={buttonStyle('secondary', 'medium', 'mt-3 w-full min-h-12!')}
      >
        {t('endangered_open', { name })}
      </Link>
    </Card>
  );
}

function Rental({ booking }: { booking: Booking }) {
  const t = useTexts('bookings');
  const portal = useTexts('portal');
  const own = useTexts('company-bookings');
  const price = useTexts('price');
  const counter = useTexts('counter');
  const { companyId } = useParams();
  const { renter, drivers, invoice_to, lines, periods, actions } = booking;
  const extras = lines.filter(({ kind }) => kind === 'extra');
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
          {renter && (
            <>
              <span className="block tabular-nums">{renter.phone}</span>
              <DocumentsBadge status={renter.documents_status} />
            </>
          )}
        </Fact>
        {drivers.length > 0 && (
          <Fact name={t('drivers')}>
            {drivers.map(({ name, documents_status }) => (
              <span key={name} className="flex flex-wrap items-center gap-x-2">
                {name}
                <DocumentsBadge status={documents_status} />
              </span>
            ))}
          </Fact>
        )}
        {extras.length > 0 && (
          <Fact name={own('add_ons')}>
            {extras.map((line) => (
              <span key={line.label} className="block">
                {quoteLineName(price, periods, line)}
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
      {booking.status !== 'CANCELLED' && (
        <Link
          to={`/${companyId}/rentals/${booking.id}`}
          className={buttonStyle('primary', 'medium', 'mt-4 w-full min-h-12!')}
        >
          {counter('title')}
        </Link>
      )}
      {actions.see_documents && (
        <Link to="documents" className={buttonStyle('secondary', 'medium', 'mt-4 w-full min-h-12!')}>
          {own('documents_see')}
        </Link>
      )}
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

function Proposed({ proposed }: { proposed: NonNullable<Booking['replacement']> }) {
  const t = useTexts('company-bookings');
  const deadline = formatDeadline(proposed.answer_until, useLanguage());
  return (
    <Card className="bg-warning-soft">
      <p className="font-semibold">{t('proposed', { car: proposed.car })}</p>
      <p className="mt-1">{t('proposed_text', { deadline })}</p>
    </Card>
  );
}

/** Who did what and when, the first thing first. */
function History({ booking: { timeline, renter } }: { booking: Booking }) {
  const t = useTexts('booking');
  const own = useTexts('company-bookings');
  const language = useLanguage();
  const { name: company } = useCompany();
  const who = { renter: renter?.name ?? own('somebody'), company, platform: 'Nolo' };
  return (
    <Card>
      <h2 className="text-lg">{own('history')}</h2>
      <ol className="mt-3 grid gap-3">
        {timeline.map(({ kind, by, at, amount }) => (
          <li key={`${at} ${kind} ${amount ?? ''}`}>
            <p className="font-semibold">
              {t(`event_${kind}`, { amount: formatMoney(amount ?? 0, language) })}
            </p>
            <p className="text-muted text-sm">
              <time dateTime={at} className="tabular-nums">
                {formatDateTime(at, language)}
              </time>
              , {who[by]}
            </p>
          </li>
        ))}
      </ol>
    </Card>
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
