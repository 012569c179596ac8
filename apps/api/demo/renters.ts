import { type LocalDate, dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { DEMO_RENTERS } from './demo.ts';

/** Papers of a renter; dates in years from the day of seeding. */
export type PlannedDocuments = {
  type: 'passport' | 'otherDocument';
  number: string;
  licenceNumber: string;
  placeOfBirth: string;
  /** Waits for a person: the pictures bear another last name than the profile. */
  unreviewed?: { lastName: string };
};

/** An invented person. */
export type PlannedRenter = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  countryCode: string;
  country: 'GB' | 'IT';
  gender: 'male' | 'female';
  language: 'en' | 'it';
  isVerified: boolean;
  dob: LocalDate | null;
  fiscalCode: string | null;
  address: string | null;
  zip: string | null;
  townCity: string | null;
  documents: PlannedDocuments | null;
};

const NO_PROFILE = {
  dob: null,
  fiscalCode: null,
  address: null,
  zip: null,
  townCity: null,
  documents: null,
};

export const renters: readonly PlannedRenter[] = [
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b01',
    email: DEMO_RENTERS.renter,
    isVerified: true,
    firstName: 'Giulia',
    lastName: 'Ferri',
    gender: 'female',
    language: 'en',
    mobile: '3335550142',
    countryCode: '+39',
    country: 'IT',
    dob: dateOf('1990-05-14'),
    fiscalCode: 'FRRGLI90E54H501Q',
    address: 'Via dei Serpenti 118',
    zip: '00184',
    townCity: 'Roma',
    documents: {
      type: 'otherDocument',
      number: 'CA00000AA',
      licenceNumber: 'U10000000X',
      placeOfBirth: 'ROMA (RM)',
    },
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b02',
    email: DEMO_RENTERS.newcomer,
    isVerified: true,
    firstName: 'Emma',
    lastName: 'Clarke',
    gender: 'female',
    language: 'en',
    mobile: '7700900142',
    countryCode: '+44',
    country: 'GB',
    ...NO_PROFILE,
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b03',
    email: DEMO_RENTERS.unverified,
    isVerified: false,
    firstName: 'Marco',
    lastName: 'Bruni',
    gender: 'male',
    language: 'it',
    mobile: '3335550167',
    countryCode: '+39',
    country: 'IT',
    ...NO_PROFILE,
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b04',
    email: DEMO_RENTERS.young,
    isVerified: true,
    firstName: 'Luca',
    lastName: 'Marino',
    gender: 'male',
    language: 'it',
    mobile: '3335550189',
    countryCode: '+39',
    country: 'IT',
    dob: dateOf('2005-03-08'),
    fiscalCode: 'MRNLCU05C08F205O',
    address: 'Via Savona 61',
    zip: '20144',
    townCity: 'Milano',
    documents: {
      type: 'passport',
      number: 'YA0000000',
      licenceNumber: 'U20000000Y',
      placeOfBirth: 'MILANO (MI)',
    },
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b05',
    email: DEMO_RENTERS.family,
    isVerified: true,
    firstName: 'Chiara',
    lastName: 'Lombardi',
    gender: 'female',
    language: 'it',
    mobile: '3335550126',
    countryCode: '+39',
    country: 'IT',
    dob: dateOf('1984-07-12'),
    fiscalCode: 'LMBCHR84L52F205I',
    address: 'Via Solferino 27',
    zip: '20121',
    townCity: 'Milano',
    documents: {
      type: 'otherDocument',
      number: 'CA00001AA',
      licenceNumber: 'U30000000X',
      placeOfBirth: 'MILANO (MI)',
    },
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b06',
    email: DEMO_RENTERS.visitor,
    isVerified: true,
    firstName: 'David',
    lastName: 'Hughes',
    gender: 'male',
    language: 'en',
    mobile: '7700900173',
    countryCode: '+44',
    country: 'GB',
    dob: dateOf('1979-11-02'),
    fiscalCode: null,
    address: '14 Albert Road',
    zip: 'BS1 5QT',
    townCity: 'Bristol',
    documents: {
      type: 'passport',
      number: 'GB0000000',
      licenceNumber: 'HUGHE711029D99XX',
      placeOfBirth: 'BRISTOL',
    },
  },
  {
    id: '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b07',
    email: DEMO_RENTERS.waiting,
    isVerified: true,
    firstName: 'Chiara',
    lastName: 'Galli',
    gender: 'female',
    language: 'it',
    mobile: '3335550177',
    countryCode: '+39',
    country: 'IT',
    dob: dateOf('1988-09-23'),
    fiscalCode: 'GLLCHR88P63F205C',
    address: 'Via Solferino 12',
    zip: '20121',
    townCity: 'Milano',
    documents: {
      type: 'otherDocument',
      number: 'CA00002AA',
      licenceNumber: 'U40000000X',
      placeOfBirth: 'MILANO (MI)',
      unreviewed: { lastName: 'Galli Conti' },
    },
  },
];

/** The renter of the demo's bookings. */
export function renterOf(email: string): PlannedRenter {
  const renter = renters.find((each) => each.email === email);
  if (renter === undefined) throw new Error(`no renter ${email}`);
  return renter;
}
