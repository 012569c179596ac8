import type { ErrorCode } from '@nolo/contract/error-codes.ts';

/** Text of every failure the server may answer with. `errorTexts` makes a code without a text an error. */
const errorTexts = {
  'request.invalid': 'Something in the request is not right. Check the marked fields and try again.',
  'request.unknown_address': 'There is nothing at this address.',
  'request.method_not_allowed': 'This action is not possible here.',
  'request.timeout': 'Sending took too long. Try again.',
  'request.too_large': 'What you sent is too large.',
  'request.unsupported_media_type': 'This format is not supported.',
  'request.too_many': 'Too many attempts. Wait a minute, then try again.',
  'server.error': 'Something Went Wrong..',
  'server.unavailable': 'The service is not available right now. Try again in a few minutes.',
  'auth.required': 'Please log in to continue.',
  'auth.role_missing': 'Your role does not allow this. Ask an owner of your company.',
  'auth.origin_refused': 'This page was opened from another address. Load it again.',
  'auth.code_wrong': 'This code is not right, or it has been used. Wait for the next one.',
  'auth.too_many_codes': 'Too many wrong codes. Wait 15 minutes.',
  'company.last_owner': 'A company always has an owner. Make somebody else an owner first.',
  'member.not_found': 'This person is no longer a member.',
  'member.invitation_invalid': 'This invitation is no longer valid.',
  'member.already_member': 'Somebody with this email is a member already.',
  'member.too_many_invitations': 'Too many invitations have been sent. Try again later.',
  'account.credentials_wrong': 'Email or password is incorrect',
  'account.email_unknown': 'Email is incorrect',
  'account.reset_invalid': 'This link is no longer valid. Ask for a new one.',
  'account.password_wrong': 'This is not your current password.',
  'account.too_many_attempts':
    'Too many attempts with this email. Wait 15 minutes, log in on a device you have used before, or set a new password with “Forgot password”.',
  'account.session_not_found': 'This device is already logged out.',
  'passkey.refused': 'We could not log you in with this passkey. Try again, or log in with your password.',
  'passkey.invalid': 'This passkey could not be added. Please try again.',
  'passkey.not_found': 'This passkey has already been removed.',
  'passkey.not_here': 'Passkeys do not work at this address. Log in with your password.',
  'passkey.too_many': 'You have reached the limit for passkeys. Remove one first.',
  'account.rental_running': 'You are renting a car right now. Return it first, then delete your account.',
  'notice.not_found': 'We cannot find this notice.',
  'newsletter.link_invalid': 'This link is not from one of our emails, or is no longer valid.',
  'account.email_not_verified':
    'Your email address is not verified yet. Open the link in the email we sent you.',
  'account.password_breached':
    'This password was exposed in a data breach on another website. Please choose a different one.',
  'account.password_weak': 'The password should not be too short or weak.',
  'account.verification_invalid': 'This link is no longer valid. Ask for a new verification email.',
  'website.unknown': 'The Page you are looking for might not exist.',
  'car.gone': 'This car is no longer offered.',
  'car.not_found': 'We cannot find this car. It may no longer be offered.',
  'business.certificate_missing': 'Upload your business registration certificate.',
  'meeting.taken': 'This time has just been taken. Choose another one.',
  'favorite.too_many': 'You can keep at most 100 favourite cars. Remove one first.',
  'car.not_for_events':
    'This car is not offered for events. Choose another one, or book it for an ordinary rental.',
  'company.not_found': 'No Company Found.',
  'issue.not_found': 'This issue no longer exists.',
  'issue.not_possible': 'You can report an issue once the booking is paid.',
  'issue.already_read': 'The company has already read this issue: it can no longer be deleted.',
  'issue.too_many': 'You have reached the limit of issues for this booking. Call the company.',
  'booking.not_found': 'We cannot find this booking.',
  'booking.dates_taken': 'This car has just been booked for these dates. Choose other dates or another car.',
  'booking.car_offline': 'This car cannot be booked for these dates. Choose other dates or another car.',
  'booking.price_changed': 'The price has changed. Check the new total before you pay.',
  'booking.already_paid': 'This booking is already paid.',
  'booking.total_too_small': 'This total is too small to be paid by card. Choose more days or an extra.',
  'booking.too_many_unpaid': 'You have three bookings waiting for payment. Pay or cancel one of them first.',
  'booking.already_cancelled': 'This booking is already cancelled.',
  'booking.link_invalid': 'This link is no longer valid. Ask for a new one.',
  'booking.documents_link_invalid':
    'This link no longer works: links work for 30 minutes, in the first browser that opens them, while the booking is active. Ask for a new one.',
  'booking.nothing_to_decide': 'There is nothing left to decide on this booking.',
  'booking.replacement_not_possible': 'No other car can be proposed for this booking.',
  'booking.documents_closed':
    'The documents of this booking can be seen from its payment until shortly after the return.',
  'booking.not_paid': 'This booking has not been paid, so there is no receipt.',
  'booking.replacement_not_equal':
    'The other car must be of the same class or a higher one, and an automatic for an automatic.',
  'booking.no_show_too_early':
    'A booking can be closed as not collected from one hour after the pickup time.',
  'booking.nothing_to_object': 'This booking was not closed as not collected.',
  'booking.objection_too_late': 'The 48 hours to object are over. Call us.',
  'booking.not_cancellable': 'This booking can no longer be cancelled: the car has been picked up.',
  'booking.pickup_passed':
    'The pickup time has passed, so this booking can no longer be cancelled. Call the company, or report that you were not given the car.',
  'booking.not_changeable': 'This booking can no longer be changed online. Please call us.',
  'booking.change_too_late':
    'Changes were possible until 48 hours before the pickup day. Call the company: they may still help.',
  'booking.no_change_waiting': 'There is no longer a change waiting for payment.',
  'booking.nothing_changed': 'You have not changed anything yet.',
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
  'booking.extras_exclusive': 'You can choose only one of these, and only once: {{names}}.',
  'booking.too_many_drivers': 'At most 5 additional drivers can be added.',
  'booking.driver_own': 'You are already the main driver. Add somebody else.',
  'booking.driver_twice': 'This driver has already been added.',
  'booking.driver_unknown':
    'One of the additional drivers can no longer be added. Remove them and add them again.',
  'booking.drivers_unnamed': 'Add each additional driver by their email address.',
  'booking.driver_too_young':
    'This car is for drivers aged {{age}} or over, and {{name}} will be younger at pickup.',
  'booking.licence_class_missing':
    '{{name}} has not entered class B for the driving licence. It is needed to drive our cars.',
  'booking.licence_expires':
    '{{name}} has a driving licence that expires before the return day. It must still be valid on that day.',
  'booking.licence_too_new':
    'This car requires a licence held for {{years}} years, and {{name}} will have held one for less. If class B was granted earlier than the profile says, correct the date: it is in column 10 on the back of the licence.',
  'car.driver_age': 'This car is for drivers aged {{age}} or over.',
  'car.licence_years': 'This car requires a driving licence held for at least {{years}} years.',
  'booking.deal_unknown': 'This deal is not available for this car and these dates.',
  'booking.delivery_not_offered': 'This car cannot be delivered. Pick it up at the rental location.',
  'booking.delivery_address_missing': 'Enter the delivery address and the town.',
  'booking.delivery_too_far':
    'We cannot deliver there: it is about {{km}} km away, and this company delivers within {{radiusKm}} km.',
  'booking.place_unknown': 'The company does not take the car back at this place. Choose another one.',
  'coupon.unknown': 'Please Enter A Valid Coupon Code',
  'coupon.not_started': 'This coupon is not valid yet.',
  'coupon.expired': 'This coupon has expired.',
  'coupon.minimum_not_reached': 'The rental price is below the minimum for this coupon.',
  'coupon.used_up': 'This coupon has been used up.',
  'coupon.too_many_guesses': 'You have tried too many codes. Please try again in an hour.',
  'coupon.already_used': 'You have already used this coupon.',
  'card.not_found': 'We cannot find this card.',
  'card.too_many': 'You can save up to 10 cards. Delete one to add another.',
  'payment.unavailable':
    'The payment service is not answering. You have not been charged; try again in a few minutes.',
  'payment.session_not_found': 'We cannot find this payment.',
  'payment.webhook_signature': 'The signature of the message is not valid.',
  'document.image_too_large': 'The picture is too large. Choose one of at most 10 MB.',
  'document.image_unsupported': 'Only JPG, JPEG and PNG pictures are accepted.',
  'document.image_unreadable':
    'This file is damaged or incomplete. Choose the original photo, or take a new one.',
  'document.image_too_small':
    'The picture is too small to read. Take it from closer up or with a better camera.',
  'document.not_found': 'We cannot find this document.',
} as const satisfies Record<ErrorCode, string>;

export default errorTexts;
