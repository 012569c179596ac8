import { useRevalidator } from 'react-router';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { CancelDialog } from '../../../shared/bookings/cancel-dialog.tsx';
import { useCancellation } from '../../../shared/bookings/use-cancellation.ts';
import { QuoteLines } from '../../../shared/cars/quote-lines.tsx';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { CardIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { holdsCar } from '@nolo/domain/booking/booking-state.ts';
import { driverText } from '@nolo/i18n/inclusion-texts.ts';
import { formatDateTime, formatMoney, formatWrittenDate } from '@nolo/i18n/format.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { Price } from '@nolo/ui/price.tsx';
import { BookingActionList } from './booking-action-list.tsx';
import { BookingHeading } from './booking-heading.tsx';
import { Breakdown } from './breakdown.tsx';
import { Inspections } from './inspections.tsx';
import { NoCar } from './no-car.tsx';
import { Objection } from './objection.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { Preparation } from './preparation.tsx';
import { ReplacementChoice } from './replacement-choice.tsx';
import { Review } from './review.tsx';
import { Section } from './section.tsx';
import { WaitingChange } from './waiting-change.tsx';
import { WaitingExtension } from './waiting-extension.tsx';
import { useInvoiceText } from '../../../shared/bookings/use-invoice-text.ts';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { useOperator } from '../../../app/use-operator.ts';
import { useSiteName } from '../../../theme/use-tenant.ts';
import { InclusionItem, InclusionItems, InclusionList } from '../../../shared/cars/inclusion-list.tsx';

type Props = {
  booking: ReservationDetail;
  /** Opened by a link: nobody is logged in, so nothing can be done. */
  isReadOnly?: boolean;
};

/** All there is to know of one booking, and what can be done with it now. */
export function BookingPage({ booking, isReadOnly = false }: Props) {
  const t = useTexts('booking');
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const cancellation = useCancellation(reload);
  useBackFromProvider(reload);
  return (
    <div className="page-width py-6 sm:py-8">
      {isReadOnly ? <ReadOnlyNotice booking={booking} /> : <BackToList />}
      <div className="mt-2 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Breakdown booking={booking} />
          {!isReadOnly && booking.replacement && (
            <ReplacementChoice booking={booking} proposed={booking.replacement} onDecided={reload} />
          )}
          {!isReadOnly && booking.no_show && (
            <Objection booking={booking} noShow={booking.no_show} onSent={reload} />
          )}
          {!isReadOnly && booking.not_handed_over && (
            <NoCar booking={booking} report={booking.not_handed_over} onSent={reload} />
          )}
          {!isReadOnly && booking.change.waiting && (
            <WaitingChange booking={booking} waiting={booking.change.waiting} onNews={reload} />
          )}
          {!isReadOnly && booking.extension.asked && (
            <WaitingExtension booking={booking} asked={booking.extension.asked} onNews={reload} />
          )}
          <BookingHeading booking={booking} onHoldEnd={reload}>
            {!isReadOnly && (
              <BookingActionList booking={booking} onCancel={() => cancellation.ask(booking)} />
            )}
          </BookingHeading>
          {!isReadOnly && booking.review && (
            <Review booking={booking} review={booking.review} onSent={reload} />
          )}
          {!isReadOnly && <Inspections booking={booking} />}
          <PickupPlace booking={booking} />
          <Preparation booking={booking} isReadOnly={isReadOnly} />
          <Included booking={booking} />
          <Timeline booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Section title={t('price_title')}>
            <QuoteLines quote={booking.quote} />
          </Section>
          <Invoice booking={booking} />
          <Refunds refunds={booking.refunds} />
          <Help booking={booking} />
        </div>
      </div>
      <CancelDialog cancellation={cancellation} />
    </div>
  );
}

function BackToList() {
  const t = useTexts('bookings');
  return <BackLink to={paths.myBooking(useLanguage())}>{t('title')}</BackLink>;
}

function ReadOnlyNotice({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  const language = useLanguage();
  const redirect = paths.booking(language, booking.id);
  return (
    <div className="bg-sunken rounded-card mb-4 flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <p>{t('find_read_only')}</p>
      <LinkButton variant="secondary" to={paths.login(language, { redirect })}>
        {t('find_log_in')}
      </LinkButton>
    </div>
  );
}

/** The company invoice that was asked for. */
function Invoice({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('invoice');
  const text = useInvoiceText()(booking);
  if (text === null) return null;
  return (
    <Section title={t('title')}>
      <p className="break-words">{text}</p>
    </Section>
  );
}

/** Whom to call about what: the company about the car, the platform about booking and payment. */
function Help({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  const { company } = booking;
  return (
    <Section title={t('help_title')}>
      <dl className="flex flex-col gap-4 text-sm">
        {bookingActions(booking.status).callCompany && (
          <div>
            <dt className="text-muted">{t('help_company')}</dt>
            <dd>
              <span className="block font-semibold">{company.company_name}</span>
              <PhoneLink number={company.phone} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted">{t('help_support')}</dt>
          <dd>
            <span className="block font-semibold">{t('support_name', { site: useSiteName() })}</span>
            <PhoneLink number={useOperator().phone} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** What was promised when it was booked, whatever the company says today. */
function Included({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const { inclusions, quote, company, status } = booking;
  if (!inclusions || !holdsCar(status)) return null;
  const driver = driverText({ t, language }, inclusions);
  return (
    <Section title={t('title')}>
      <InclusionList inclusions={inclusions} />
      <h3 className="mt-8 text-lg">{t('asked')}</h3>
      <InclusionItems>
        <InclusionItem Icon={UserIcon} title={driver.title}>
          {driver.text}
        </InclusionItem>
        {quote.deposit > 0 && (
          <InclusionItem
            Icon={CardIcon}
            title={t('deposit', { amount: formatMoney(quote.deposit, language, { short: true }) })}
          >
            {t(`deposit_${inclusions.deposit_by}`)} {t('deposit_text', { company: company.company_name })}
          </InclusionItem>
        )}
      </InclusionItems>
    </Section>
  );
}

type Refund = ReservationDetail['refunds'][number];

/** What comes back, and how far it has come. */
function Refunds({ refunds }: { refunds: Refund[] }) {
  const t = useTexts('booking');
  const language = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <Section title={t('refunds_title')}>
      <ul className="flex flex-col gap-4">
        {refunds.map((refund) => (
          <li key={`${refund.at} ${refund.amount}`}>
            <p className="font-semibold">
              <Price amountMinor={refund.amount} />
            </p>
            <p className={`text-sm ${isOwed(refund) ? 'text-danger' : 'text-muted'}`}>
              {t(textOf(refund), { date: formatWrittenDate(refund.at, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const isOwed = ({ state, is_made_good }: Refund) => hasFailed(state) && !is_made_good;

function textOf({ state, is_made_good }: Refund) {
  if (hasFailed(state)) return is_made_good ? 'refund_made_good' : 'refund_failed';
  if (state === 'requires_action' || state === 'succeeded') return `refund_${state}` as const;
  return 'refund_requested';
}

type Entry = ReservationDetail['timeline'][number];

/** Who did what and when, from the reservation on. */
function Timeline({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  return (
    <Section title={t('timeline_title')}>
      <ol className="border-line-strong ml-1.5 flex flex-col gap-5 border-l pl-5">
        {booking.timeline.map((entry, index) => (
          <Row
            key={`${entry.at} ${entry.kind} ${entry.amount ?? ''}`}
            entry={entry}
            company={booking.company.company_name}
            isLast={index === booking.timeline.length - 1}
          />
        ))}
      </ol>
    </Section>
  );
}

function Row({ entry, company, isLast }: { entry: Entry; company: string; isLast: boolean }) {
  const t = useTexts('booking');
  const language = useLanguage();
  const operator = useOperator();
  const who = { renter: t('by_you'), company, platform: operator.company }[entry.by];
  const amount = formatMoney(entry.amount ?? 0, language);
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[1.62rem] size-3 rounded-full ${isLast ? 'bg-primary' : 'bg-line-strong'}`}
      />
      <p className="font-semibold">{t(`event_${entry.kind}`, { amount })}</p>
      <p className="text-muted text-sm break-words">
        <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>&nbsp;· <span>{who}</span>
      </p>
    </li>
  );
}
