/** What people and tests may rely on in a freshly seeded database. */
export const DEMO_PASSWORD = 'demo-Nolo-2027';

/** The same code is valid at every company: 10% off, any number of renters. */
export const DEMO_COUPON = '20272027';
/** EUR 50 off from a rental price of EUR 300; at every company. */
export const MINIMUM_COUPON = '50005000';
/** Not valid any more; at every company. */
export const EXPIRED_COUPON = '11111111';
/** Valid from a month after seeding; at every company. */
export const FUTURE_COUPON = '22222222';
/** One use, and used; at 'Autonoleggio Rossi' only. */
export const USED_UP_COUPON = '33333333';

export const DEMO_RENTERS = {
  /** Verified, with documents and three bookings. */
  renter: 'renter@nolo.test',
  /** Verified, no documents yet. */
  newcomer: 'newcomer@nolo.test',
  /** E-mail address not verified. */
  unverified: 'unverified@nolo.test',
  /** Verified, with documents, 22 years old: pays young-driver fees; can be an additional driver. */
  young: 'young@nolo.test',
  /** Verified, with documents; picks up a car today. */
  family: 'family@nolo.test',
  /** Verified, with documents, from abroad; picks up a car tomorrow. */
  visitor: 'visitor@nolo.test',
  /** Verified; documents that wait for a person, whose name is not the profile's. */
  waiting: 'waiting@nolo.test',
} as const;

/** Of 'Autonoleggio Rossi', one of each role, and one of another company; without a second factor (`SECOND_FACTOR=off`). */
export const DEMO_MEMBERS = {
  owner: 'owner@nolo.test',
  manager: 'manager@nolo.test',
  counter: 'counter@nolo.test',
  /** Of 'Tevere Rent'. */
  otherOwner: 'tevere@nolo.test',
} as const;

/** Of the platform's staff, an admin; without a second factor. */
export const DEMO_STAFF = 'staff@nolo.test';

/** At 'Autonoleggio Rossi': the car is back, and the bank of who paid with the card wants the money back. */
export const DISPUTED_BOOKING = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b04';

/** At 'Autonoleggio Rossi': finance holds its payout, because the renter objects to what the return cost. */
export const HELD_PAYOUT_BOOKING = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b11';

/** At 'Autonoleggio Rossi': its payout was refused, and is tried again the next day, or when finance says so. */
export const FAILED_PAYOUT_BOOKING = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a06';

/** By what 'Autonoleggio Rossi' logs in to the police's sandbox, and as what it is known there. */
export const DEMO_POLICE = {
  agencyId: 'ROSSI-TERMINI',
  agencyPlace: '412058091',
  username: 'C00012345',
  password: 'demo-Nolo-2027',
  apiKey: 'demo-Nolo-2027-demo-Nolo-2027-demo-Nolo-2027-demo-Nolo',
} as const;
