import type { z } from 'zod';
import type { createReservationBody } from '@nolo/contract/bookings.ts';
import type { Renter } from './find-bookable-renter.ts';

export type ReservationRequest = {
  carId: number;
  isSameTime: boolean;
  body: z.output<typeof createReservationBody>;
};

/** What is asked for, who asks, and what tells the same request from another one. */
export type CreateBookingCommand = { request: ReservationRequest; renter: Renter; hash: Buffer };
