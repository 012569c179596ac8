import { expect, test } from 'vitest';
import { inLanguage, paths } from './paths.ts';

test('every address of the site', () => {
  expect({
    home: paths.home('it'),
    login: paths.login('en', { redirect: '/en/checkout?car=1', tab: 'sign-up' }),
    loginBare: paths.login('fr'),
    verifyEmail: paths.verifyEmail('it', { token: 'abc' }),
    confirmPassword: paths.confirmPassword('it', { reset_token: 'abc' }),
    notices: paths.notices('it'),
    accountSecurity: paths.accountSecurity('fr', 'devices'),
    carList: paths.carList('en', { car_type: [1, 2], sort: 'cheap', search: undefined }),
    city: paths.carListCity('it', { slug: 'roma', lat: 41.9028, lon: 12.4964 }),
    make: paths.carListMake('it', { carMake: 'Aston Martin', carMakeId: 15 }),
    type: paths.carListType('fr', { carType: 'Luxury Car', carTypeId: 3 }),
    car: paths.carDetail('it', { slug: 'fiat-500', id: 12 }, { start_date: '2027-03-26T10:00' }),
    carNotAvailable: paths.carNotAvailable('it'),
    checkout: paths.checkout('it', {
      carId: 12,
      slug: 'fiat-500',
      start_date: '2027-03-26T10:00',
      end_date: '2027-03-29T10:00',
      isSameTime: true,
      pl: 'Roma',
    }),
    paymentReturn: paths.paymentReturn('it', { session_id: 'cs_1' }),
    myBooking: paths.myBooking('it'),
    addCards: paths.addCards('it'),
    booking: paths.booking('it', '0f5e'),
    changeBooking: paths.changeBooking('it', '0f5e'),
    extension: paths.extension('it', '0f5e'),
    agreement: paths.agreement('it', '0f5e'),
    findBooking: paths.findBooking('it'),
    unsubscribe: paths.unsubscribe('it', { token: 'abc' }),
    bookingDocuments: paths.bookingDocuments('it'),
    application: paths.application('it'),
    addIssues: paths.addIssues('it', { reservation: 'b1' }),
    viewIssues: paths.viewIssues('en'),
    myProfileDocument: paths.myProfileDocument('it'),
  }).toMatchInlineSnapshot(`
    {
      "accountSecurity": "/fr/account-security#devices",
      "addCards": "/it/add-cards",
      "addIssues": "/it/add-issues?reservation=b1",
      "agreement": "/it/my-booking/0f5e/agreement",
      "application": "/it/application",
      "booking": "/it/my-booking/0f5e",
      "bookingDocuments": "/it/booking-documents",
      "car": "/it/car-detail/fiat-500/12?start_date=2027-03-26T10%3A00",
      "carList": "/en/car-list?car_type=1&car_type=2&sort=cheap",
      "carNotAvailable": "/it/car-not-available",
      "changeBooking": "/it/my-booking/0f5e/change",
      "checkout": "/it/checkout?carId=12&slug=fiat-500&start_date=2027-03-26T10%3A00&end_date=2027-03-29T10%3A00&isSameTime=true&pl=Roma",
      "city": "/it/car-list/city/roma/41.9028-12.4964",
      "confirmPassword": "/it/confirm-password?reset_token=abc",
      "extension": "/it/my-booking/0f5e/extension",
      "findBooking": "/it/find-booking",
      "home": "/it",
      "login": "/en/login?redirect=%2Fen%2Fcheckout%3Fcar%3D1&tab=sign-up",
      "loginBare": "/fr/login",
      "make": "/it/car-list/carMake/aston%20martin/15",
      "myBooking": "/it/my-booking",
      "myProfileDocument": "/it/my-profile-document",
      "notices": "/it/notices",
      "paymentReturn": "/it/checkout/return?session_id=cs_1",
      "type": "/fr/car-list/carType/luxury-car/3",
      "unsubscribe": "/it/unsubscribe?token=abc",
      "verifyEmail": "/it/verify-email?token=abc",
      "viewIssues": "/en/view-issues",
    }
  `);
});

test('another language keeps the rest of the path', () => {
  expect(inLanguage('/en', 'it')).toBe('/it');
  expect(inLanguage('/en/car-list/city/roma/1-2', 'fr')).toBe('/fr/car-list/city/roma/1-2');
});
