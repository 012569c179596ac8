/** Path patterns below `/:lang`, one per page: used by the URL map and by the redirect to a language. */
export const pagePatterns = {
  home: '',
  login: 'login',
  verifyEmail: 'verify-email',
  confirmPassword: 'confirm-password',
  accountSecurity: 'account-security',
  notices: 'notices',
  carList: 'car-list/:filterType?/:filterValue?/:filterSlug?',
  carDetail: 'car-detail/:slug/:carId',
  carNotAvailable: 'car-not-available',
  checkout: 'checkout',
  paymentReturn: 'checkout/return',
  myBooking: 'my-booking',
  myProfileDocument: 'my-profile-document',
} as const;
