import type { ErrorCode } from '../../contract/error-codes.ts';

/** Text of every failure the server may answer with. `errorTexts` makes a code without a text an error. */
const errorTexts = {
  'request.invalid': 'Something in the request is not right. Check the marked fields and try again.',
  'request.unknown_address': 'There is nothing at this address.',
  'request.method_not_allowed': 'This action is not possible here.',
  'request.timeout': 'What you sent took too long to arrive. Try again.',
  'request.too_large': 'What you sent is too large.',
  'request.unsupported_media_type': 'This format is not supported.',
  'request.too_many': 'Too many attempts. Wait a minute, then try again.',
  'server.error': 'Something Went Wrong..',
  'server.unavailable': 'The service is not available right now. Try again in a few minutes.',
  'auth.required': 'Please log in to continue.',
  'auth.forbidden': 'You are not allowed to do this.',
  'account.credentials_wrong': 'Email or password is incorrect',
  'account.email_unknown': 'Email is incorrect',
  'account.reset_invalid': 'This link is no longer valid. Ask for a new one.',
  'account.password_wrong': 'This is not your current password.',
  'account.too_many_attempts':
    'Too many attempts with this email. Wait 15 minutes, log in on a device you have used before, or set a new password with “Forgot password”.',
  'account.session_not_found': 'This device is logged out already.',
  'account.rental_running': 'You have a car right now. Return it first, then delete your account.',
  'notice.not_found': 'We cannot find this notice.',
  'account.email_not_verified':
    'Your email address is not verified yet. Open the link in the mail we sent you.',
  'account.password_weak': 'The password should not be too short or weak.',
  'account.verification_invalid': 'This link is no longer valid. Ask for a new verification mail.',
  'website.unknown': 'The Page you are looking for might not exist.',
  'car.not_found': 'We cannot find this car. It may no longer be offered.',
  'favorite.too_many': 'You can keep at most 100 favourite cars. Remove one first.',
  'car.not_for_events':
    'This car is not offered for events. Choose another one, or book it without an event.',
  'company.not_found': 'No Company Found.',
  'booking.not_found': 'We cannot find this booking.',
  'booking.dates_taken': 'This car has just been booked for these dates. Choose other dates or another car.',
  'booking.car_offline': 'This car cannot be booked for these dates. Choose other dates or another car.',
  'booking.price_changed': 'The price has changed. Check the new total before you pay.',
  'booking.already_paid': 'This booking is already paid.',
  'booking.too_many_unpaid': 'You have three bookings waiting for payment. Pay or cancel one of them first.',
  'booking.already_cancelled': 'This booking is already cancelled.',
  'booking.not_cancellable': 'This booking can no longer be cancelled: the car has been picked up.',
  'booking.documents_missing':
    'Your booking cannot be processed without uploading Documents. Please upload the document to continue.',
  'booking.terms_not_accepted': 'Accept the terms and the privacy policy before you pay.',
  'booking.pickup_in_past': 'Pickup must be in the future. Choose a later date or time.',
  'booking.lead_time': 'The rental company needs more notice. Choose a later pickup time.',
  'booking.return_before_pickup': 'The return must be after the pickup.',
  'booking.range_too_long': 'A rental can last at most 30 days. Choose an earlier return.',
  'booking.pickup_outside_opening_hours':
    'The rental company is closed at the pickup time. Choose a time within its opening hours.',
  'booking.return_outside_opening_hours':
    'The rental company is closed at the return time. Choose a time within its opening hours.',
  'booking.return_after_pickup_time':
    'With same-time return, the car must be back at or before the pickup time of day. Choose an earlier time or switch same-time return off.',
  'booking.extra_unknown': 'One of the extras is no longer offered. Choose the extras again.',
  'booking.extra_quantity': 'You can take at most 10 of one extra.',
  'booking.too_many_drivers': 'At most 5 additional drivers can be added.',
  'booking.deal_unknown': 'This deal is not available for this car and these dates.',
  'booking.delivery_not_offered': 'This car cannot be delivered. Pick it up at the rental location.',
  'coupon.unknown': 'Please Enter A Valid Coupon Code',
  'coupon.not_started': 'This coupon is not valid yet.',
  'coupon.expired': 'This coupon has expired.',
  'coupon.minimum_not_reached': 'The rental price is below the minimum for this coupon.',
  'coupon.used_up': 'This coupon has been used as often as it may be.',
  'coupon.already_used': 'You have already used this coupon.',
  'payment.unavailable':
    'The payment service is not answering. You have not been charged; try again in a few minutes.',
  'payment.session_not_found': 'We cannot find this payment.',
  'payment.webhook_signature': 'The signature of the message is not valid.',
  'document.image_too_large': 'The picture is too large. Choose one of at most 10 MB.',
  'document.image_unsupported': 'Only JPG, JPEG and PNG pictures are accepted.',
  'document.image_unreadable': 'The picture cannot be read. Take it again in good light, without glare.',
  'document.image_too_small': 'The picture is too small to be read. Take it closer or with a better camera.',
  'document.not_found': 'We cannot find this document.',
} as const satisfies Record<ErrorCode, string>;

export default errorTexts;
