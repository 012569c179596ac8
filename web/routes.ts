import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pagePatterns as at } from './app/page-patterns.ts';
import { siteFiles } from './app/site-files.ts';

/** The URL map. Addresses are built in `paths.ts`, never by hand. */
export default [
  index('routes/language-redirect.tsx'),
  route(siteFiles.robots, 'routes/robots.ts'),
  route(siteFiles.sitemap, 'routes/sitemap.ts'),
  route(siteFiles.pagesSitemap, 'routes/pages-sitemap.ts'),
  route(siteFiles.carsSitemap, 'routes/cars-sitemap.ts'),
  route(':lang', 'routes/language-layout.tsx', [
    index('routes/home.tsx'),
    route(at.homeAgain, 'routes/home-again.ts'),
    route(at.aboutUs, 'routes/about-us.tsx'),
    route(at.contactUs, 'routes/contact-us.tsx'),
    route(at.howItWorks, 'routes/how-it-works.tsx'),
    route(at.faq, 'routes/faq.tsx'),
    route(at.carRentalTools, 'routes/car-rental-tools.tsx'),
    route(at.listYourCars, 'routes/list-your-cars.tsx'),
    route(at.legal, 'routes/legal.tsx'),
    route(at.privacyPolicy, 'routes/legal-document.tsx', { id: 'privacy-policy' }),
    route(at.cookiePolicy, 'routes/legal-document.tsx', { id: 'cookie-policy' }),
    route(at.terms, 'routes/legal-document.tsx', { id: 'terms' }),
    route(at.businessTerms, 'routes/legal-document.tsx', { id: 'business-terms' }),
    route(at.city, 'routes/city.tsx', { id: 'city' }),
    route(at.cityInItalian, 'routes/city.tsx', { id: 'city-in-italian' }),
    route(at.cityInFrench, 'routes/city.tsx', { id: 'city-in-french' }),
    route(at.airport, 'routes/airport.tsx'),
    route(at.events, 'routes/events.tsx'),
    route(at.event, 'routes/event.tsx'),
    route(at.luxury, 'routes/luxury.tsx'),
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
