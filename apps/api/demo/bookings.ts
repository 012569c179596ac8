import type { Language } from '@nolo/i18n/language.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { DEMO_RENTERS, USED_UP_COUPON } from './demo.ts';

/** A booking of a car (cars.ts); days count from today. */
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
  /** English names of the car's company's extras. */
  extras: readonly string[];
  coupon: string | null;
};

type PlannedReview = {
  bookingId: string;
  stars: number;
  language: Language;
  text: string;
  /** The company's. */
  answer: string | null;
};

/** What the demo's renters say of rentals that have ended. */
export const reviews: readonly PlannedReview[] = [
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a01',
    stars: 4,
    language: 'it',
    text: 'Auto pulita, consegnata in orario. Al ritiro mi hanno spiegato tutto in cinque minuti e nessuno ha provato a vendermi altro.',
    answer: null,
  },
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a02',
    stars: 5,
    language: 'en',
    text: 'The price at the counter was the price on the site, to the cent. The deposit was back on my card two days after I returned the car.',
    answer: 'Grazie! We return deposits as soon as the car has been looked at. See you next time.',
  },
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b04',
    stars: 3,
    language: 'en',
    text: 'Good car, but a twenty-minute wait at the desk to settle a scratch that was already there at pickup.',
    answer:
      'Ci scusiamo per l’attesa: quel giorno al banco c’era una persona sola. Il graffio risultava dalle foto del ritiro e non è stato addebitato.',
  },
  {
    bookingId: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b09',
    stars: 5,
    language: 'en',
    text: 'A new car, parked a short walk from the station, and the return took ten minutes.',
    answer: null,
  },
];

const bookings: readonly PlannedBooking[] = [
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

/** What the counter of 'Autonoleggio Rossi' has to do today and tomorrow; of cars that no test looks for. */
export const atTheCounter = (now: Date): PlannedBooking[] => [
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
    renter: DEMO_RENTERS.family,
    car: 11,
    status: 'PAID',
    bookedDay: -9,
    pickupDay: 0,
    days: 4,
    time: laterToday(now, 2),
    extras: ['Child seat (9–18 kg)'],
    coupon: null,
  },
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a06',
    renter: DEMO_RENTERS.young,
    car: 17,
    status: 'CHECKED IN',
    bookedDay: -20,
    pickupDay: -3,
    days: 3,
    time: laterToday(now, 3),
    extras: [],
    coupon: null,
  },
  {
    id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a07',
    renter: DEMO_RENTERS.visitor,
    car: 13,
    status: 'PAID',
    bookedDay: -5,
    pickupDay: 1,
    days: 6,
    time: '09:30',
    extras: ['Satellite navigation'],
    coupon: null,
  },
];

/** Some hours from now, as far as the day lasts; never in the small hours. */
function laterToday(now: Date, hours: number): string {
  const hour = Number(toLocal(now.toISOString(), 'Europe/Rome').slice(11, 13)) + hours;
  return `${String(Math.min(Math.max(hour, 7 + hours), 23)).padStart(2, '0')}:30`;
}

/** Some hours ago, as far as the day has lasted; else last evening. */
function earlier(now: Date, hours: number): { pickupDay: number; time: string } {
  const hour = Number(toLocal(now.toISOString(), 'Europe/Rome').slice(11, 13)) - hours;
  return hour < 6
    ? { pickupDay: -1, time: '18:00' }
    : { pickupDay: 0, time: `${String(hour).padStart(2, '0')}:00` };
}

type Listed = Pick<PlannedBooking, 'car' | 'renter' | 'status' | 'pickupDay' | 'days'> & { time?: string };

type TodaysCars = Record<'returned' | 'withIssue' | 'signed' | 'deposited', number>;

/** What a company's day has beside what is paid and what is out: cars that came back, renters who sign, one who cancelled. */
function todayInEachState(now: Date, { returned, withIssue, signed, deposited }: TodaysCars): Listed[] {
  const renter = DEMO_RENTERS.visitor;
  const back = (days: number): Pick<Listed, 'pickupDay' | 'days' | 'time'> => {
    const { pickupDay, time } = earlier(now, 3);
    return { pickupDay: pickupDay - days, days, time };
  };
  return [
    { car: returned, renter, status: 'CHECKED OUT', ...back(4) },
    { car: withIssue, renter, status: 'CHECKOUT ISSUE ADDED', ...back(3) },
    { car: signed, renter, status: 'SIGNED', pickupDay: 0, days: 2, time: laterToday(now, 4) },
    { car: deposited, renter, status: 'DEPOSIT COLLECTED', pickupDay: 0, days: 3, time: laterToday(now, 5) },
    { car: signed, renter, status: 'CANCELLED', pickupDay: 0, days: 2, time: laterToday(now, 6) },
  ];
}

/**
 * What else stands on the lists of 'Autonoleggio Rossi' (cars 6 to 23) and 'Tevere Rent' (40 to 55); at the former nobody has
 * come for the first one.
 */
const onTheLists = (now: Date): PlannedBooking[] => {
  const { family, visitor, young } = DEMO_RENTERS;
  const listed: Listed[] = [
    { car: 18, renter: visitor, status: 'PAID', days: 3, ...earlier(now, 2) },
    { car: 14, renter: family, status: 'SIGNED', pickupDay: 3, days: 2 },
    { car: 8, renter: young, status: 'DEPOSIT COLLECTED', pickupDay: 4, days: 7 },
    { car: 15, renter: visitor, status: 'CHECKOUT ISSUE ADDED', pickupDay: -12, days: 5 },
    { car: 7, renter: family, status: 'PAID', pickupDay: 20, days: 10 },
    { car: 45, renter: visitor, status: 'CHECKED IN', pickupDay: -2, days: 6 },
    { car: 50, renter: family, status: 'PAID', pickupDay: 0, days: 2, time: laterToday(now, 2) },
    { car: 51, renter: young, status: 'PAID', pickupDay: 9, days: 4 },
    { car: 55, renter: visitor, status: 'CHECKED OUT', pickupDay: -15, days: 6 },
    ...todayInEachState(now, { returned: 15, withIssue: 7, signed: 14, deposited: 8 }),
    ...todayInEachState(now, { returned: 55, withIssue: 51, signed: 51, deposited: 55 }),
    // Comes back in the evening.
    { car: 54, renter: visitor, status: 'CHECKED IN', pickupDay: -2, days: 2, time: laterToday(now, 1) },
  ];
  return listed.map((booking, index) => ({
    time: '10:30',
    ...booking,
    id: `5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b${String(index + 1).padStart(2, '0')}`,
    bookedDay: Math.min(booking.pickupDay, 0) - 3,
    extras: [],
    coupon: null,
  }));
};

export const plannedBookings = (now: Date): readonly PlannedBooking[] => [
  ...bookings,
  ...atTheCounter(now),
  ...onTheLists(now),
];
