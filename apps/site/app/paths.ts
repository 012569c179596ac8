import { eventSlugs, type EventKey } from '@nolo/content/events.ts';
import { luxurySlugs, type LuxuryKey } from '@nolo/content/luxury.ts';
import type { DatedQuery } from '@nolo/domain/rental/rental-request.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { cityBase, eventBase, localizedPath, luxuryBase } from './localized-slugs.ts';

type Query = Record<string, string | number | boolean | undefined | readonly (string | number)[]>;

/** Query string with `?`, or nothing; undefined values are left out, lists repeat the name. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

const segment = encodeURIComponent;

/** What Book Now hands to checkout: the car, the dates and the choices made on its page. */
export type CheckoutQuery = { carId: number; slug: string } & DatedQuery;

/** Every address of the site is built here (docs/specification/pages.md 1 and 2). */
export const paths = {
  home: (lang: Language) => `/${lang}`,
  login: (lang: Language, query: { redirect?: string; tab?: 'sign-in' | 'sign-up'; forgot?: '1' } = {}) =>
    `/${lang}/login${queryString(query)}`,
  verifyEmail: (lang: Language, query: { token?: string; redirect?: string } = {}) =>
    `/${lang}/verify-email${queryString(query)}`,
  confirmPassword: (lang: Language, query: { reset_token?: string; redirect?: string } = {}) =>
    `/${lang}/confirm-password${queryString(query)}`,
  notices: (lang: Language) => `/${lang}/notices`,
  accountSecurity: (lang: Language, section?: 'passkeys' | 'devices' | 'privacy' | 'delete') =>
    `/${lang}/account-security${section ? `#${section}` : ''}`,
  aboutUs: (lang: Language) => `/${lang}/about-us`,
  contactUs: (lang: Language) => `/${lang}/contact-us`,
  howItWorks: (lang: Language) => `/${lang}/how-it-works`,
  faq: (lang: Language) => `/${lang}/faq`,
  carRentalTools: (lang: Language) => `/${lang}/car-rental-tools`,
  listYourCars: (lang: Language) => `/${lang}/list-your-cars`,
  legal: (lang: Language) => `/${lang}/legal`,
  privacyPolicy: (lang: Language) => `/${lang}/privacy-policy`,
  cookiePolicy: (lang: Language) => `/${lang}/cookie-policy`,
  terms: (lang: Language) => `/${lang}/terms-and-conditions`,
  businessTerms: (lang: Language) => `/${lang}/terms-and-conditions-business`,
  cities: (lang: Language) => `/${lang}/${cityBase[lang]}`,
  city: (lang: Language, slug: string) => `/${lang}/${cityBase[lang]}/${segment(slug)}`,
  airports: (lang: Language) => `/${lang}/rent-a-car/airport`,
  airport: (lang: Language, slug: string) => `/${lang}/rent-a-car/airport/${segment(slug)}`,
  events: (lang: Language) => `/${lang}/${eventBase}`,
  event: (lang: Language, key: EventKey) => `/${lang}/${eventBase}/${eventSlugs[key][lang]}`,
  luxury: (lang: Language, key: LuxuryKey) => `/${lang}/${luxuryBase}/${luxurySlugs[key][lang]}`,
  carList: (lang: Language, query?: Query) => `/${lang}/car-list${queryString(query)}`,
  carListCity: (lang: Language, city: { slug: string; lat: number; lon: number }, query?: Query) =>
    `/${lang}/car-list/city/${segment(city.slug)}/${city.lat}-${city.lon}${queryString(query)}`,
  carListMake: (lang: Language, make: { carMake: string; carMakeId: number }, query?: Query) =>
    `/${lang}/car-list/carMake/${segment(make.carMake.toLowerCase())}/${make.carMakeId}${queryString(query)}`,
  carListType: (lang: Language, type: { carType: string; carTypeId: number }, query?: Query) =>
    `/${lang}/car-list/carType/${slugOf(type.carType)}/${type.carTypeId}${queryString(query)}`,
  carDetail: (lang: Language, car: { slug: string; id: number | string }, query?: Query) =>
    `/${lang}/car-detail/${segment(car.slug)}/${car.id}${queryString(query)}`,
  carNotAvailable: (lang: Language, query?: Query) => `/${lang}/car-not-available${queryString(query)}`,
  checkout: (lang: Language, query: CheckoutQuery) => `/${lang}/checkout${queryString(query)}`,
  paymentReturn: (lang: Language, query?: Query) => `/${lang}/checkout/return${queryString(query)}`,
  myBooking: (lang: Language, query?: Query) => `/${lang}/my-booking${queryString(query)}`,
  addCards: (lang: Language) => `/${lang}/add-cards`,
  unsubscribe: (lang: Language, query: { token?: string; state?: 'done' | 'invalid' | 'try_again' } = {}) =>
    `/${lang}/unsubscribe${queryString(query)}`,
  findBooking: (lang: Language) => `/${lang}/find-booking`,
  bookingDocuments: (lang: Language) => `/${lang}/booking-documents`,
  application: (lang: Language) => `/${lang}/application`,
  booking: (lang: Language, id: string) => `/${lang}/my-booking/${segment(id)}`,
  changeBooking: (lang: Language, id: string, query?: Query) =>
    `/${lang}/my-booking/${segment(id)}/change${queryString(query)}`,
  extension: (lang: Language, id: string, query?: { end_date?: string }) =>
    `/${lang}/my-booking/${segment(id)}/extension${queryString(query)}`,
  agreement: (lang: Language, id: string) => `/${lang}/my-booking/${segment(id)}/agreement`,
  addIssues: (lang: Language, query?: { reservation?: string }) => `/${lang}/add-issues${queryString(query)}`,
  viewIssues: (lang: Language, query?: { reservation?: string }) =>
    `/${lang}/view-issues${queryString(query)}`,
  myProfileDocument: (lang: Language, query?: { redirect?: string }) =>
    `/${lang}/my-profile-document${queryString(query)}`,
};

/** Pictures of link previews, drawn by the server. */
export const sharePictures = {
  site: (lang: Language) => `/share/site/${lang}.jpg`,
  car: (lang: Language, id: number) => `/share/cars/${id}/${lang}.jpg`,
  city: (lang: Language, slug: string) => `/share/cities/${segment(slug)}/${lang}.jpg`,
};

/** The same page in another language: the language segment, and slugs that are words of a language. */
export function inLanguage(pathname: string, lang: Language): string {
  const [, , ...rest] = pathname.split('/');
  const path = localizedPath(rest.join('/'), lang);
  return path === '' ? `/${lang}` : `/${lang}/${path}`;
}
