import type { Language } from '../../locales/language.ts';
import type { PlainKey } from '../../locales/translate.ts';
import { paths } from '../app/paths.ts';

export type ChromeLink = {
  text: PlainKey<'common'>;
  to: (lang: Language) => string;
  /** Everybody unless said otherwise. */
  for?: 'guest' | 'renter';
};

/** The header's links in order. A page that comes later (about us, contact us, events ...) is one line here. */
export const headerLinks: readonly ChromeLink[] = [
  { text: 'header_home', to: paths.home, for: 'renter' },
  { text: 'header_cars', to: paths.carList },
  { text: 'header_my_booking', to: paths.myBooking, for: 'renter' },
];

/** 'Personal Area' of a logged-in renter; cards come as a line here. */
export const personalLinks: readonly ChromeLink[] = [
  { text: 'header_my_profile', to: paths.myProfileDocument },
  { text: 'header_change_password', to: (lang) => paths.accountSecurity(lang, 'password') },
  { text: 'header_my_booking', to: paths.myBooking },
  { text: 'header_delete_account', to: (lang) => paths.accountSecurity(lang, 'delete') },
];

export const footerLinks: readonly ChromeLink[] = [
  { text: 'footer_car_list', to: paths.carList },
  { text: 'footer_my_booking', to: paths.myBooking, for: 'renter' },
];

export function linksFor(links: readonly ChromeLink[], isLoggedIn: boolean): ChromeLink[] {
  return links.filter((link) => !link.for || (link.for === 'renter') === isLoggedIn);
}
