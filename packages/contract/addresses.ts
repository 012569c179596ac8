/**
 * Method and path of every call, below `/api/v1` (docs/specification/calls.md 3).
 * Kept apart from the schemas so that the browser's client carries addresses but no validator.
 */
export const API_BASE = '/api/v1';

/** The page below a language to which the payment provider leads back. */
export const PAYMENT_RETURN = 'checkout/return';

export const addresses = {
  // websites
  contractorHome: ['POST', '/contractor/home'],
  websiteHome: ['GET', '/website/home'],
  websitePlaces: ['GET', '/website/places'],
  websiteCompanies: ['GET', '/website/company'],
  testimonials: ['GET', '/website/testimonials'],
  recordVitals: ['POST', '/website/web-vitals'],
  sitemapParts: ['GET', '/website/sitemap'],
  sitemapCars: ['GET', '/website/sitemap/:part'],
  // contact
  contactUs: ['POST', '/website/contact-us'],
  subscribeNewsletter: ['POST', '/website/newsletter'],
  unsubscribeNewsletter: ['POST', '/website/newsletter/unsubscribe'],
  applyAsCompany: ['POST', '/website/application'],
  ownApplication: ['POST', '/website/application/status'],
  answerApplication: ['POST', '/website/application/answer'],
  meetingTimes: ['GET', '/website/meetings'],
  bookMeeting: ['POST', '/website/meetings'],
  // catalogue
  carTypes: ['GET', '/car_type'],
  carMakes: ['GET', '/car_make'],
  // search and car
  searchCars: ['POST', '/cars'],
  carChoices: ['POST', '/cars/choices'],
  carMap: ['POST', '/cars/map'],
  car: ['GET', '/car/:slug/:id'],
  carCalculation: ['GET', '/amount/calculation/car/:carId'],
  verifyCoupon: ['POST', '/company/coupons/verify'],
  verifyDriver: ['POST', '/company/email/verify'],
  inviteDriver: ['POST', '/company/email/invite'],
  companyExtras: ['GET', '/customer/extras/company/:companyId'],
  // accounts
  logIn: ['POST', '/login'],
  signUp: ['POST', '/signup'],
  verifyEmail: ['POST', '/verify-email'],
  resendVerification: ['POST', '/verify-email/resend'],
  logOut: ['POST', '/logout'],
  profile: ['GET', '/profile'],
  forgotPassword: ['POST', '/forgot-password'],
  resetPassword: ['PUT', '/reset-password'],
  changePassword: ['PUT', '/change-password'],
  sessions: ['GET', '/customer/sessions'],
  endSession: ['DELETE', '/customer/sessions/:id'],
  endAllSessions: ['DELETE', '/customer/sessions'],
  passkeys: ['GET', '/customer/passkeys'],
  startPasskey: ['POST', '/customer/passkeys/start'],
  addPasskey: ['POST', '/customer/passkeys'],
  renamePasskey: ['PUT', '/customer/passkeys/:id'],
  removePasskey: ['DELETE', '/customer/passkeys/:id'],
  startPasskeyLogIn: ['POST', '/login/passkey/start'],
  logInWithPasskey: ['POST', '/login/passkey'],
  notices: ['GET', '/customer/notices'],
  readNotices: ['PUT', '/customer/notices/read'],
  deleteNotice: ['DELETE', '/customer/notices/:id'],
  accountDeletion: ['GET', '/customer/account-delete'],
  deleteAccount: ['DELETE', '/customer/account-delete'],
  // documents
  customerProfile: ['GET', '/customer/profile'],
  updateCustomerProfile: ['PUT', '/customer/profile'],
  customerDocumentImage: ['GET', '/customer/profile/image/:kind'],
  verifyDocument: ['POST', '/customer/document/verification'],
  documentVerification: ['GET', '/customer/document/verification'],
  // favourites
  favoriteCars: ['GET', '/customer/favorite-cars'],
  mergeFavoriteCars: ['POST', '/customer/favorite-cars'],
  addFavoriteCar: ['POST', '/customer/favorite-cars/:carId'],
  removeFavoriteCar: ['DELETE', '/customer/favorite-cars/:carId'],
  // privacy
  consents: ['GET', '/customer/consents'],
  setNewsletter: ['PUT', '/customer/consents/newsletter'],
  dataExport: ['GET', '/customer/data-export'],
  // issues
  issues: ['GET', '/customer/issues/:reservationId'],
  addIssue: ['POST', '/customer/issues/:reservationId'],
  deleteIssue: ['DELETE', '/customer/issues/:reservationId/:issueId'],
  issueImage: ['GET', '/customer/issues/:reservationId/:issueId/image'],
  checkoutIssues: ['GET', '/checkout/issues/:id'],
  // saved cards
  addCard: ['POST', '/customer/add-card'],
  paymentMethods: ['GET', '/customer/payment-methods'],
  setDefaultPaymentMethod: ['PUT', '/customer/payment-methods/default'],
  deletePaymentMethod: ['DELETE', '/customer/payment-methods/delete/:id'],
  // bookings and payments
  createReservation: ['POST', '/customer/reservation/car/:carId'],
  myReservations: ['GET', '/customer/reservation'],
  reservation: ['GET', '/customer/reservation/:id'],
  reservationReceipt: ['GET', '/customer/reservation/:id/receipt'],
  reservationInvoice: ['GET', '/customer/reservation/:id/invoice'],
  reservationCalendar: ['GET', '/customer/reservation/:id/calendar'],
  reservationAgreement: ['GET', '/customer/reservation/:id/agreement'],
  signReservationAgreement: ['POST', '/customer/reservation/:id/agreement'],
  signedReservationAgreement: ['GET', '/customer/reservation/:id/agreement/signed'],
  reservationInspections: ['GET', '/customer/reservation/:id/inspections'],
  inspectionPicture: ['GET', '/customer/reservation/:id/inspections/pictures/:pictureId'],
  objectToInspection: ['POST', '/customer/reservation/:id/inspections/:inspectionId/objection'],
  reportNotHandedOver: ['POST', '/customer/reservation/:id/not-handed-over'],
  objectToNoShow: ['POST', '/customer/reservation/:id/objection'],
  addReview: ['POST', '/customer/reservation/:id/review'],
  decideReplacement: ['POST', '/customer/reservation/:id/replacement'],
  quoteAmendment: ['POST', '/customer/reservation/:id/change/quote'],
  changeReservation: ['POST', '/customer/reservation/:id/change'],
  withdrawAmendment: ['DELETE', '/customer/reservation/:id/change'],
  sendBookingLink: ['POST', '/reservation/look-up'],
  linkedReservation: ['POST', '/reservation/link'],
  sendDocumentLink: ['POST', '/company/documents/look-up'],
  linkedDocuments: ['POST', '/company/documents/link'],
  linkedDocumentImage: ['POST', '/company/documents/image'],
  paymentSession: ['GET', '/customer/reservation/session/:sessionId'],
  cancelReservation: ['POST', '/reservation/cancel'],
  paymentWebhook: ['POST', '/payments/webhook'],
} as const;

export type EndpointName = keyof typeof addresses;
