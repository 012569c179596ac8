import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ListedUnclosedBooking } from '@nolo/contract/staff/unclosed-bookings.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { api } from '../api.ts';
import { RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';

export const loadUnclosedBookings = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffUnclosedBookings', undefined, { signal });

/** Bookings that nobody checked in, closed or disputed, the longest overdue first. */
export function UnclosedBookingsPage() {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { bookings, has_more } = useLoaderData<typeof loadUnclosedBookings>();
  return (
    <>
      <title>{t('unclosed_title')}</title>
      <h1 className="text-2xl">{t('unclosed_title')}</h1>
      {bookings.length > 0 ? (
        <Bookings bookings={bookings} />
      ) : (
        <EmptyState title={t('unclosed_none')} text={t('unclosed_none_text')} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function Bookings({ bookings }: { bookings: readonly ListedUnclosedBooking[] }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const words = useTexts('bookings');
  return (
    <WorkTable
      label={t('unclosed_title')}
      columns={[
        t('booking'),
        t('overdue_since'),
        backoffice('company'),
        t('renter'),
        t('car'),
        words('pickup'),
        words('return'),
      ]}
    >
      {bookings.map(({ id, number, since, company, renter, car, pickup, return: back }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/unclosed-bookings/${id}`}>{number}</RowLink>
          </WorkCell>
          <WorkCell label={t('overdue_since')}>
            <When at={since} />
          </WorkCell>
          <WorkCell label={backoffice('company')}>
            <span className="desk:block">{company.name} </span>
            <PhoneLink number={company.phone} />
          </WorkCell>
          <WorkCell label={t('renter')}>{renter}</WorkCell>
          <WorkCell label={t('car')}>{car}</WorkCell>
          <WorkCell label={words('pickup')}>
            <Agreed at={pickup} />
          </WorkCell>
          <WorkCell label={words('return')}>
            <Agreed at={back} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}

/** A wall-clock time of the company. */
function Agreed({ at }: { at: string }) {
  return <span className="tabular-nums whitespace-nowrap">{formatDateTime(at, useLanguage())}</span>;
}
