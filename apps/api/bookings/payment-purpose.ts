import type { Transaction } from 'kysely';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * Why nothing is paid for it any more: the page could not be opened, cannot be paid any more, was not paid in time, or what
 * was paid is not what was owed.
 */
export type UnpaidEnd = 'unavailable' | 'failed' | 'expired' | 'does_not_fit';

/**
 * What a payment is for, a booking or a change of one, as it stood when it was read: all in which paying for the two
 * differs. Its functions write, and want the purpose locked.
 */
export type PaymentPurpose = {
  booking: BookingRow;
  /** What is shown on the hosted page. */
  period: Pick<BookingRow, 'pickup_local' | 'return_local'>;
  expiresAt: Date;
  /** It is still to be paid. */
  isWaiting: boolean;
  /** It has ended unpaid: nobody shall pay for it any more. */
  hasEnded: boolean;
  /** What is answered to whoever still wants to pay then. */
  refusal: ErrorCode;
  /** Where the hosted page leads back to. */
  returnUrls: (origin: string) => { successUrl: string; cancelUrl: string };
  /** The money is there: makes it so. False when it cannot be had any more. */
  apply: (deps: Deps, transaction: Transaction<DB>) => Promise<boolean>;
  /** A payment that came too late is going back in full. */
  noteLateRefund: (deps: Deps, transaction: Transaction<DB>, amountMinor: number) => Promise<void>;
  /** Ends it if it is still to be paid. */
  endUnpaid: (deps: Deps, transaction: Transaction<DB>, why: UnpaidEnd) => Promise<void>;
};
