import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pagePatterns as at } from './app/page-patterns.ts';

/** The URL map. Addresses are built in `paths.ts`, never by hand. */
export default [
  index('routes/language-redirect.tsx'),
  route(':lang', 'routes/language-layout.tsx', [
    index('routes/home.tsx'),
    route(at.login, 'routes/login.tsx'),
    route(at.verifyEmail, 'routes/verify-email.tsx'),
    route(at.confirmPassword, 'routes/confirm-password.tsx'),
    route(at.carList, 'routes/car-list.tsx'),
    route(at.carDetail, 'routes/car-detail.tsx'),
    route(at.carNotAvailable, 'routes/car-not-available.tsx'),
    layout('routes/logged-in.tsx', [
      route(at.checkout, 'routes/checkout.tsx'),
      route(at.paymentReturn, 'routes/payment-return.tsx'),
      route(at.myBooking, 'routes/my-booking.tsx'),
      route(at.myProfileDocument, 'routes/my-profile-document.tsx'),
      route(at.notices, 'routes/notices.tsx'),
      route(at.accountSecurity, 'routes/account-security.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
