import { matchPath } from 'react-router';
import type { PlainKey } from '../../locales/translate.ts';
import { pagePatterns } from './page-patterns.ts';

/** Titles by page (customer-application.md 2 'Header'); what is not here is Home. */
const titles: Partial<Record<keyof typeof pagePatterns, PlainKey<'common'>>> = {
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
  myProfileDocument: 'title_my_profile',
};

/** The key of a page's title, from its path. */
export function pageTitleKey(pathname: string): PlainKey<'common'> {
  for (const [page, pattern] of Object.entries(pagePatterns)) {
    const title = titles[page as keyof typeof pagePatterns];
    if (title && matchPath(`/:lang/${pattern}`, pathname)) return title;
  }
  return 'title_home';
}
