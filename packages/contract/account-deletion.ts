import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { minor, nothing } from './wire.ts';

/** What deleting does to a booking that has not begun. */
export const bookingToCancel = z.object({
  number: z.string(),
  car_name: z.string(),
  /** Wall clock at the pickup place. */
  start_date: z.string(),
  is_paid: z.boolean(),
  refund: minor,
  commission_kept: minor,
});

/** Says first what deleting the account would do. */
export const accountDeletion = endpoint('accountDeletion', {
  summary: 'What deleting the account does to bookings and money',
  access: 'renter',
  status: 200,
  data: z.object({
    bookings: z.array(bookingToCancel),
    refund_total: minor,
    /** Bookings and invoices that stay without a name, because the law asks for them. */
    kept_bookings: z.number().int(),
    /** Number of a booking whose rental has begun; null when the account can be deleted. */
    running_booking: z.string().nullable(),
  }),
});
export type AccountDeletion = z.infer<(typeof accountDeletion)['data']>;

export const deleteAccount = endpoint('deleteAccount', {
  summary: 'Delete the account',
  access: 'renter',
  status: 200,
  data: nothing,
  errors: ['account.rental_running', 'company.last_owner', 'staff.last_admin'],
});
