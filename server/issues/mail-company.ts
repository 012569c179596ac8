import type { Reservation } from '../../contract/bookings.ts';
import { enqueueMail } from '../emails/mail.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { findCorrespondents, type IssueRow } from './issue-store.ts';

type Reported = { accountId: string; booking: Reservation; issue: IssueRow };

/** The company gets a mail about a report at once, in Italian, as companies are Italian. */
export async function mailCompany(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, booking, issue }: Reported,
): Promise<void> {
  const { company, renter } = await findCorrespondents(transaction, accountId, booking.company.id);
  await enqueueMail(deps, transaction, {
    key: `issue:${issue.booking_id}:${issue.id}`,
    recipient: company.email,
    language: 'it',
    websiteId: null,
    template: 'operator-notice',
    data: {
      kind: 'issue',
      name: `${renter.first_name} ${renter.last_name}`,
      email: renter.email,
      phone: `${renter.country_code} ${renter.mobile_number}`,
      text: `${booking.number}, ${booking.car.car_make} ${booking.car.car_model}\n${issue.description}`,
    },
  });
}
