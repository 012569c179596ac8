import { accountDeletion, deleteAccount } from './account-deletion.ts';
import { logIn, logOut, profile, resendVerification, signUp, verifyEmail } from './accounts.ts';
import { answerApplication, applyAsCompany, ownApplication } from './applications.ts';
import { changeReservation, quoteAmendment, withdrawAmendment } from './booking-amendments.ts';
import { askExtension, payExtension, quoteExtension } from './extensions.ts';
import { linkedReservation, sendBookingLink } from './booking-links.ts';
import { cancelReservation, createReservation, myReservations, paymentSession } from './bookings.ts';
import { car, companyExtras } from './cars.ts';
import { carMakes, carTypes } from './catalogue.ts';
import { bookMeeting, contactUs, meetingTimes, subscribeNewsletter } from './contact.ts';
import { documentVerification, verifyDocument } from './document-verification.ts';
import { customerDocumentImage, customerProfile, updateCustomerProfile } from './documents.ts';
import { linkedDocumentImage, linkedDocuments, sendDocumentLink } from './document-links.ts';
import { inviteDriver, verifyDriver } from './drivers.ts';
import { deleteNotice, notices, readNotices } from './notices.ts';
import { addCard, deletePaymentMethod, paymentMethods, setDefaultPaymentMethod } from './payment-methods.ts';
import { paymentWebhook } from './payment-webhook.ts';
import {
  addPasskey,
  logInWithPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
} from './passkeys.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { addFavoriteCar, favoriteCars, mergeFavoriteCars, removeFavoriteCar } from './favorites.ts';
import { reservationAgreement, signedReservationAgreement, signReservationAgreement } from './agreements.ts';
import { inspectionPicture, objectToInspection, reservationInspections } from './inspections.ts';
import { addIssue, checkoutIssues, deleteIssue, issueImage, issues } from './issues.ts';
import { consents, dataExport, setNewsletter, unsubscribeNewsletter } from './privacy.ts';
import { carCalculation, verifyCoupon } from './quotes.ts';
import {
  addReview,
  decideReplacement,
  objectToNoShow,
  reportNotHandedOver,
  reservation,
  reservationCalendar,
  reservationInvoice,
  reservationReceipt,
} from './reservation-detail.ts';
import { reportOffer } from './offer-reports.ts';
import { carChoices, carMap, searchCars } from './search.ts';
import { sitemapCars, sitemapParts } from './sitemap.ts';
import { endAllSessions, endSession, sessions } from './sessions.ts';
import { recordVitals } from './web-vitals.ts';
import { contractorHome, testimonials, websiteCompanies, websiteHome, websitePlaces } from './websites.ts';

/** Every call of the product. The browser imports the type alone. */
export const api = {
  contractorHome,
  websiteHome,
  websitePlaces,
  websiteCompanies,
  testimonials,
  recordVitals,
  sitemapParts,
  sitemapCars,
  contactUs,
  reportOffer,
  subscribeNewsletter,
  applyAsCompany,
  ownApplication,
  answerApplication,
  meetingTimes,
  bookMeeting,
  carTypes,
  carMakes,
  searchCars,
  carChoices,
  carMap,
  car,
  carCalculation,
  verifyCoupon,
  verifyDriver,
  inviteDriver,
  companyExtras,
  logIn,
  signUp,
  verifyEmail,
  resendVerification,
  logOut,
  profile,
  forgotPassword,
  resetPassword,
  changePassword,
  sessions,
  endSession,
  endAllSessions,
  passkeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogIn,
  logInWithPasskey,
  notices,
  readNotices,
  deleteNotice,
  accountDeletion,
  deleteAccount,
  customerProfile,
  updateCustomerProfile,
  customerDocumentImage,
  verifyDocument,
  documentVerification,
  favoriteCars,
  mergeFavoriteCars,
  addFavoriteCar,
  removeFavoriteCar,
  consents,
  setNewsletter,
  unsubscribeNewsletter,
  dataExport,
  issues,
  addIssue,
  deleteIssue,
  issueImage,
  checkoutIssues,
  addCard,
  paymentMethods,
  setDefaultPaymentMethod,
  deletePaymentMethod,
  createReservation,
  myReservations,
  reservation,
  reservationCalendar,
  reservationInvoice,
  reservationReceipt,
  addReview,
  decideReplacement,
  reservationAgreement,
  signReservationAgreement,
  signedReservationAgreement,
  reservationInspections,
  inspectionPicture,
  objectToInspection,
  objectToNoShow,
  reportNotHandedOver,
  quoteAmendment,
  changeReservation,
  withdrawAmendment,
  quoteExtension,
  askExtension,
  payExtension,
  sendBookingLink,
  linkedReservation,
  sendDocumentLink,
  linkedDocuments,
  linkedDocumentImage,
  paymentSession,
  cancelReservation,
  paymentWebhook,
};

export type Api = typeof api;
