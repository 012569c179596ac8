import { BOOKING_STATUSES, can, type BookingStatus } from './booking-state.ts';

/**
 * Where a company finds the bookings of its cars (docs/specification/companies.md 12): picked up or returned today; to be
 * picked up; with the renter; over. What is on today's list is on one of the others, too.
 */
export const companyLists = ['today', 'coming', 'running', 'past'] as const;
export type CompanyList = (typeof companyLists)[number];

/** Paid, and the car not handed over yet. */
export const BEFORE_PICKUP: readonly BookingStatus[] = BOOKING_STATUSES.filter((status) =>
  can(status, 'check_in'),
);
