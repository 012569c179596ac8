import { expect, test } from 'vitest';
import bookings from './en/bookings.ts';
import checkout from './en/checkout.ts';
import common from './en/common.ts';
import errors from './en/errors.ts';
import messages from './en/messages.ts';
import validation from './en/validation.ts';

/**
 * Texts that the specification gives word for word (docs/specification/messages.md 1), as renters read them. Where
 * each of them is shown is tested with its screen.
 */
const literal: [text: string, specified: string][] = [
  [validation.email_invalid, 'Invalid email address'],
  [validation.email_required, 'Email Address is required'],
  [validation.password_required, 'Password is required'],
  [validation.password_too_short_reset, 'Password should be at least 6 characters'],
  [validation.confirm_password_required, 'Confirm Password is required'],
  [validation.passwords_must_match, 'Passwords must match'],
  [validation.password_weak, 'The password should not be too short or weak.'],
  [errors['account.password_weak'], 'The password should not be too short or weak.'],
  [validation.coupon_invalid, 'Please Enter A Valid Coupon Code'],
  [errors['coupon.unknown'], 'Please Enter A Valid Coupon Code'],
  [validation.name_required, 'Name is required'],
  [validation.town_city_required, 'Town city is required'],
  [validation.zip_required, 'Zip code is required'],
  [validation.company_name_required, 'Company Name is required'],
  [validation.vat_number_required, 'VAT Number is required'],
  [validation.legal_form_required, 'Legal form is required'],
  [validation.location_required, 'Location is required'],
  [checkout.total_extras, 'Total extras amount'],
  [checkout.extras, 'Add extras'],
  [checkout.remove, 'Remove'],
  [common.loading, 'Loading...'],
  [common.log_out_title, 'Are You Sure You Want To Logout'],
  [common.log_out_text, 'You will be redirect to login page.'],
  [common.cancel, 'Cancel'],
  [common.confirm, 'Confirm'],
  [common.something_wrong, 'Something Went Wrong..'],
  [errors['account.credentials_wrong'], 'Email or password is incorrect'],
  [errors['account.email_unknown'], 'Email is incorrect'],
  [common.not_found_title, 'Page Not Found'],
  [common.not_found_text, 'The Page you are looking for might not exist.'],
  [common.no_data_title, 'Data Not Found'],
  [common.no_data_text, 'The Record you are looking for might not exist.'],
  [common.application_error_title, 'Unexpected Application Error!'],
  [common.log_in_alert_title, 'Log In Alert!'],
  [
    common.log_in_alert_text,
    'Your booking cannot be processed without logging in. Please log in to continue.',
  ],
  [checkout.documents_title, 'Upload Document!'],
  [
    checkout.documents_text,
    'Your booking cannot be processed without uploading Documents. Please upload the document to continue.',
  ],
  [checkout.go_to_profile, 'Go To Profile'],
  [common.sorry, 'Sorry For The Inconvenience.'],
  [common.no_company, 'No Company Found.'],
  [common.no_car_in, 'No Car Found in {{city}}.'],
  [bookings.cancel_title, 'Reservation Alert: Are you sure want to cancel reservation?'],
  [common.yes, 'Yes'],
  [common.no, 'No'],
  [messages['booking.cancelled'], 'Reservation cancelled successfully'],
  [common.title_my_booking, 'My Booking'],
  [common.title_my_profile, 'My Profile'],
  [common.title_checkout, 'Checkout'],
  [common.title_add_cards, 'Cards'],
];

test.each(literal)('%s', (text, specified) => {
  expect(text).toBe(specified);
});
