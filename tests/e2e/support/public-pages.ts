import { languages, type Language } from '@nolo/i18n/language.ts';
import type { Database } from '@nolo/db/database.ts';
import type { pagePatterns } from '@nolo/site/app/page-patterns.ts';
import { paths } from '@nolo/site/app/paths.ts';

export { languages, type Language };

/** What the addresses below need to know of the running site: a demo car, a maker and a type. */
export type Examples = {
  car: { id: number; slug: string };
  make: { carMake: string; carMakeId: number };
  type: { carType: string; carTypeId: number };
};

/** A car that is on offer at the marketplace and, where its company is named, at that company's website. */
export async function readExamples(database: Database, company = 'Autonoleggio Rossi'): Promise<Examples> {
  const found = await database
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_type', 'car_type.id', 'car.car_type_id')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(['car.id', 'car.slug', 'car_make.id as makeId', 'car_make.name as make'])
    .select(['car_type.id as typeId', 'car_type.name as type'])
    .where('company.name', '=', company)
    .where('is_online', '=', true)
    .orderBy('car.id')
    .executeTakeFirstOrThrow();
  return {
    car: { id: found.id, slug: found.slug },
    make: { carMake: found.make, carMakeId: found.makeId },
    type: { carType: found.type, carTypeId: found.typeId },
  };
}

type PatternName = keyof typeof pagePatterns;
export type PublicPage = {
  name: string;
  pattern: PatternName;
  /** False for views without content of their own: they ask search engines to stay away. */
  isIndexed: boolean;
  /** What it shows follows the day and the bookings of others. */
  showsCars?: true;
  address: (lang: Language, examples: Examples) => string;
};

const ROMA = { slug: 'roma', lat: 41.9028, lon: 12.4964 };

/** Every page that a guest may see. `public-pages.spec.ts` checks each of them in each language. */
export const publicPages: readonly PublicPage[] = [
  { name: 'home', pattern: 'home', isIndexed: true, showsCars: true, address: (lang) => paths.home(lang) },
  { name: 'about us', pattern: 'aboutUs', isIndexed: true, address: (lang) => paths.aboutUs(lang) },
  { name: 'contact us', pattern: 'contactUs', isIndexed: true, address: (lang) => paths.contactUs(lang) },
  { name: 'how it works', pattern: 'howItWorks', isIndexed: true, address: (lang) => paths.howItWorks(lang) },
  { name: 'questions', pattern: 'faq', isIndexed: true, address: (lang) => paths.faq(lang) },
  {
    name: 'car rental tools',
    pattern: 'carRentalTools',
    isIndexed: true,
    address: (lang) => paths.carRentalTools(lang),
  },
  {
    name: 'list your cars',
    pattern: 'listYourCars',
    isIndexed: true,
    address: (lang) => paths.listYourCars(lang),
  },
  { name: 'legal', pattern: 'legal', isIndexed: true, address: (lang) => paths.legal(lang) },
  {
    name: 'privacy policy',
    pattern: 'privacyPolicy',
    isIndexed: true,
    address: (lang) => paths.privacyPolicy(lang),
  },
  {
    name: 'cookie policy',
    pattern: 'cookiePolicy',
    isIndexed: true,
    address: (lang) => paths.cookiePolicy(lang),
  },
  { name: 'terms', pattern: 'terms', isIndexed: true, address: (lang) => paths.terms(lang) },
  {
    name: 'business terms',
    pattern: 'businessTerms',
    isIndexed: true,
    address: (lang) => paths.businessTerms(lang),
  },
  {
    name: 'city',
    pattern: 'city',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.city(lang, 'roma'),
  },
  {
    name: 'airport',
    pattern: 'airport',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.airport(lang, 'roma-fiumicino'),
  },
  {
    name: 'events',
    pattern: 'events',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.events(lang),
  },
  {
    name: 'event',
    pattern: 'event',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.event(lang, 'weddings'),
  },
  {
    name: 'luxury',
    pattern: 'luxury',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.luxury(lang, 'luxury'),
  },
  { name: 'login', pattern: 'login', isIndexed: true, address: (lang) => paths.login(lang) },
  {
    name: 'verify-email',
    pattern: 'verifyEmail',
    isIndexed: false,
    address: (lang) => paths.verifyEmail(lang),
  },
  {
    name: 'find a booking',
    pattern: 'findBooking',
    isIndexed: false,
    address: (lang) => paths.findBooking(lang),
  },
  {
    name: 'confirm-password',
    pattern: 'confirmPassword',
    isIndexed: false,
    address: (lang) => paths.confirmPassword(lang),
  },
  {
    name: 'car list',
    pattern: 'carList',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.carList(lang),
  },
  {
    name: 'car list of a city',
    pattern: 'carList',
    isIndexed: true,
    showsCars: true,
    address: (lang) => paths.carListCity(lang, ROMA),
  },
  {
    name: 'car list of a maker',
    pattern: 'carList',
    isIndexed: true,
    showsCars: true,
    address: (lang, { make }) => paths.carListMake(lang, make),
  },
  {
    name: 'car list of a type',
    pattern: 'carList',
    isIndexed: true,
    showsCars: true,
    address: (lang, { type }) => paths.carListType(lang, type),
  },
  {
    name: 'car',
    pattern: 'carDetail',
    isIndexed: true,
    showsCars: true,
    address: (lang, { car }) => paths.carDetail(lang, car),
  },
  {
    name: 'car not available',
    pattern: 'carNotAvailable',
    isIndexed: false,
    showsCars: true,
    address: (lang) => paths.carNotAvailable(lang),
  },
  {
    name: 'booking documents',
    pattern: 'bookingDocuments',
    isIndexed: false,
    address: (lang) => paths.bookingDocuments(lang),
  },
  {
    name: 'application',
    pattern: 'application',
    isIndexed: false,
    address: (lang) => paths.application(lang),
  },
  {
    name: 'unsubscribe',
    pattern: 'unsubscribe',
    isIndexed: false,
    address: (lang) => paths.unsubscribe(lang, { token: 'v1.forged' }),
  },
];

/** Addresses that only lead to another one. */
export const leadingElsewhere: readonly PatternName[] = ['homeAgain', 'cityInItalian', 'cityInFrench'];

/** Pages for whoever is logged in; `addIssues` says so to others, the rest lead to log-in. */
export const rentersPages: readonly PatternName[] = [
  'checkout',
  'paymentReturn',
  'myBooking',
  'booking',
  'changeBooking',
  'extension',
  'agreement',
  'addCards',
  'addIssues',
  'viewIssues',
  'myProfileDocument',
  'accountSecurity',
  'notices',
];
