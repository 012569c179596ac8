import { keysOf } from '@nolo/domain/records.ts';
import { matchPath } from 'react-router';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import { pagePatterns } from './page-patterns.ts';

/** Titles by page (docs/specification/pages.md 4); what is not here is Home. */
const titles: Partial<Record<keyof typeof pagePatterns, PlainKey<'common'>>> = {
  aboutUs: 'title_about_us',
  contactUs: 'title_contact_us',
  howItWorks: 'title_how_it_works',
  faq: 'title_faq',
  carRentalTools: 'title_car_rental_tools',
  listYourCars: 'title_list_your_cars',
  legal: 'title_legal',
  privacyPolicy: 'title_legal',
  cookiePolicy: 'title_legal',
  terms: 'title_legal',
  businessTerms: 'title_legal',
  city: 'title_city',
  cityInItalian: 'title_city',
  cityInFrench: 'title_city',
  airport: 'title_airport',
  events: 'title_events',
  event: 'title_events',
  luxury: 'title_luxury',
  login: 'title_login',
  verifyEmail: 'title_verify_email',
  confirmPassword: 'title_confirm_password',
  accountSecurity: 'title_account_security',
  notices: 'title_notices',
  carList: 'title_car_list',
  carDetail: 'title_car_detail',
  carNotAvailable: 'title_car_not_available',
  checkout: 'title_checkout',
  paymentReturn: 'title_payment',
  myBooking: 'title_my_booking',
  addCards: 'title_add_cards',
  booking: 'title_my_booking',
  changeBooking: 'title_my_booking',
  extension: 'title_my_booking',
  agreement: 'title_my_booking',
  findBooking: 'title_find_booking',
  bookingDocuments: 'title_booking_documents',
  application: 'title_application',
  addIssues: 'title_add_issues',
  viewIssues: 'title_view_issues',
  myProfileDocument: 'title_my_profile',
};

/** The key of a page's title, from its path. */
export function pageTitleKey(pathname: string): PlainKey<'common'> {
  for (const page of keysOf(pagePatterns)) {
    const title = titles[page];
    if (title && matchPath(`/:lang/${pagePatterns[page]}`, pathname)) return title;
  }
  return 'title_home';
}
