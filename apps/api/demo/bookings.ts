import type { Language } from '@nolo/i18n/language.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { DEMO_RENTERS, USED_UP_COUPON } from './demo.ts';

/** A booking of one of the first cars of 'Autonoleggio Rossi' (cars.ts); days count from today. */
export type PlannedBooking = {
  id: string;
  renter: string;
  /** Position among all cars. */
  car: number;
  status: BookingStatus;
  pickupDay: number;
  days: number;
  /** Of pickup and return. */
  time: string;
  bookedDay: number;
  /** English names of the company's extras. */
  extras: readonly string[];
  coupon: string | null;
};

type PlannedReview = { bookingId: string; stars: number; language: Language; text: string };

/** What the demo's renters say of rentals that have ended. */
export const reviews: readonly PlannedReview[] = [
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a01',
    stars: 4,
    language: 'it',
    text: 'Auto pulita, consegnata in orario. Al ritiro mi hanno spiegato tutto in cinque minuti e nessuno ha provato a vendermi altro.',
  },
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a02',
    stars: 5,
    language: 'en',
    text: 'The price at the counter was the price on the site, to the cent. The deposit was back on my card two days after I returned the car.',
  },
];

export const bookings: readonly PlannedBooking[] = [
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a01',
    renter: DEMO_RENTERS.young,
    car: 4,
    status: 'CHECKED OUT',
    bookedDay: -50,
    pickupDay: -36,
    days: 4,
    time: '09:30',
    extras: [],
    coupon: USED_UP_COUPON,
  },
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a02',
    renter: DEMO_RENTERS.renter,
    car: 1,
    status: 'CHECKED OUT',
    bookedDay: -40,
    pickupDay: -24,
    days: 3,
    time: '10:00',
    extras: ['Satellite navigation'],
    coupon: null,
  },
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a03',
    renter: DEMO_RENTERS.renter,
    car: 2,
    status: 'CHECKED IN',
    bookedDay: -12,
    pickupDay: -1,
    days: 4,
    time: '09:00',
    extras: ['Child seat (9–18 kg)'],
    coupon: null,
  },
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a04',
    renter: DEMO_RENTERS.renter,
    car: 3,
    status: 'PAID',
    bookedDay: -2,
    pickupDay: 14,
    days: 5,
    time: '11:00',
    extras: ['Child seat (9–18 kg)', 'Zero-excess cover'],
    coupon: null,
  },
];
