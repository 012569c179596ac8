/** Texts of the emails (apps/api/notifications/emails). `{{name}}` is filled in by the template. */
export default {
  greeting: 'Hello {{firstName}},',
  footer: 'You receive this message because of your account or booking with {{name}}.',
  footer_operator: '{{operator}} runs accounts, bookings and payments of {{name}}.',
  footer_legal: '{{company}} · VAT no. {{vat}}',
  fallback_link: 'If the button does not work, copy this address into your browser:',

  newsletter_subject: 'You are subscribed to the {{name}} newsletter',
  newsletter_text: 'This address is now on our newsletter list: news and offers, now and then.',
  newsletter_not_you: 'If you did not ask for it, or no longer want it, one click takes you off the list.',
  newsletter_button: 'Unsubscribe',
  newsletter_reason:
    'You receive this email because this address was entered for the newsletter of {{name}}.',

  operator_contact_subject: 'New message from the contact form',
  operator_contact_preview: 'Somebody has written.',
  operator_contact_reason: 'Sent from the contact form of {{name}}: reply to this email to reach the sender.',
  operator_meeting_subject: 'A call has been booked',
  operator_meeting_preview: 'The time is below.',
  operator_meeting_reason:
    'Booked on the site of {{name}}: reply to this email to reach the person who booked.',
  operator_issue_subject: 'A renter has reported an issue',
  operator_issue_preview: 'Their words are below; pictures are stored with the report.',
  operator_issue_reason: 'The car was booked through {{name}}: reply to this email to reach the renter.',
  operator_from: 'From {{name}}, {{email}}, {{phone}}',

  application_submitted_subject: 'We have your application for {{company}}',
  application_submitted_preview: 'We look at it and write to you.',
  application_submitted_text:
    'Thank you for applying to list the cars of {{company}} on {{name}}. We look at what you sent and answer within two working days. The link shows how it stands.',
  application_asked_subject: 'A question about your application for {{company}}',
  application_asked_preview: 'We need your answer to go on.',
  application_asked_text: 'Before we decide on your application, please answer this:',
  application_accepted_subject: '{{company}} is accepted',
  application_accepted_preview: 'Your invitation to the portal comes in another email.',
  application_accepted_text:
    'Welcome: {{company}} is accepted on {{name}}. Your invitation to the companies’ portal is in another email. Renters see your cars once you have set up what is needed there.',
  application_refused_subject: 'Your application for {{company}} is refused',
  application_refused_preview: 'The email says why.',
  application_refused_text: 'We have looked at your application for {{company}} and refused it, because:',
  application_open: 'Open the application',
  application_answer: 'Answer',
  application_not_you: 'If you did not apply, reply to this email and we delete the application.',
  application_reason:
    'You receive this email because this address was given in an application of {{company}} to {{name}}.',
  application_new_submitted: '{{company}} applies to list its cars',
  application_new_answered: '{{company}} has answered',
  application_new_preview: 'It waits in the back office.',
  application_new_by: 'Applicant',
  application_new_open: 'Open in the back office',
  application_new_reason: 'Sent from an application on {{name}}: reply to this email to reach the applicant.',

  company_status_activate_subject: 'Renters can see {{company}}',
  company_status_activate_text: 'The cars of {{company}} are now found and booked on {{name}}.',
  company_status_suspend_subject: '{{company}} is suspended',
  company_status_suspend_text:
    'From now on the cars of {{company}} are not found and not booked on {{name}}. Paid bookings go on as agreed. The reason:',
  company_status_resume_subject: 'The suspension of {{company}} is lifted',
  company_status_resume_text: 'The cars of {{company}} are found and booked on {{name}} again.',
  company_status_end_subject: '{{company}} leaves {{name}}',
  company_status_end_text:
    'The cars of {{company}} are found and booked until the end of {{day}}, for rentals that end by then. Paid bookings go on as agreed.',
  company_status_keep_subject: '{{company}} stays on {{name}}',
  company_status_keep_text: 'The end of {{company}} is withdrawn: its cars are found and booked as before.',
  company_status_object: 'If you do not agree, reply to this email: a person looks at it.',
  company_status_open: 'Open the portal',
  location_address_subject: '{{company}}: renters do not know where to go',
  location_address_text:
    'Renters read the town alone of these locations. Write the street, and how the counter is found: it is on their confirmation, in their calendar and on the day’s reminder.',
  location_address_open: 'Write the address',
  police_credentials_subject: 'The police’s service does not accept the credentials of {{company}}',
  police_credentials_text:
    'Reports of your rentals to the police wait, and cars must not leave without one. Enter the credentials anew: what waits is then sent by itself. The Questura of your seat gives out new ones.',
  police_credentials_open: 'Enter credentials',
  offer_report_received_subject: 'Your report has arrived',
  offer_report_received_text: 'We look at it and write to you what we decide, and why. You wrote:',
  offer_report_decided_subject: 'What we decided on your report of {{carName}}',
  offer_report_decided_hide: 'We have hidden {{carName}}: nobody finds or books it any more. The reason:',
  offer_report_decided_keep:
    'We have looked at your report of {{carName}}. The offer stays as it is. The reason:',
  offer_report_reason: 'You receive this email because an offer on {{name}} was reported with this address.',
  offer_decided_hide_subject: '{{carName}} is hidden on {{name}}',
  offer_decided_hide_text:
    'From now on renters do not find {{carName}}, and it cannot be booked or published. Paid bookings go on as agreed. A person has decided this; the reason:',
  offer_decided_show_subject: '{{carName}} is no longer hidden on {{name}}',
  offer_decided_show_text: '{{carName}} stands again as it did before we hid it. The reason:',
  offer_decided_keep_subject: '{{carName}} was reported, and stays as it is',
  offer_decided_keep_text:
    'Somebody reported {{carName}} to us. A person has looked at it, and nothing changes. The reason:',
  decision_object:
    'If you do not agree, reply to this email within six months: a person who did not take this decision looks at it again, free of charge. You can also turn to a certified out-of-court dispute settlement body or to the courts.',
  review_hidden_review_subject: 'The review of booking {{number}} is hidden',
  review_hidden_review_text:
    'We have hidden this review with its answer: only whoever wrote it, {{company}} and we can still read it, and it does not count. A person has decided this; the reason:',
  review_hidden_answer_subject: 'The answer to the review of booking {{number}} is hidden',
  review_hidden_answer_text:
    'We have hidden the answer of {{company}} to this review: only whoever wrote the review, {{company}} and we can still read it. A person has decided this; the reason:',
  company_status_reason: 'You receive this email because you are an owner of {{company}} on {{name}}.',

  verify_subject: 'Verify your email address',
  verify_preview: 'One click and your {{name}} account is ready.',
  verify_text: 'Thank you for signing up. Please confirm that this email address is yours.',
  verify_button: 'Verify email address',
  verify_validity: 'The link works once, within 24 hours.',
  verify_not_you: 'If you did not create an account, ignore this message: nothing happens without the click.',

  greeting_nameless: 'Hello,',
  log_in: 'Log in',
  not_you: 'If this was not you, set a new password at once: this logs out every device.',
  exists_subject: 'You already have a {{name}} account',
  exists_preview: 'Somebody has just signed up with your email address.',
  exists_text:
    'Somebody, perhaps you, has just signed up with this email address. It already has an account, so nothing has changed: just log in.',
  exists_forgot: 'Forgotten your password? Choose “Forgot password” on the log-in page.',
  exists_not_you: 'If it was not you, you do not need to do anything.',
  reset_subject: 'Set a new password',
  reset_preview: 'The link works for one hour.',
  reset_text: 'You asked for a new password for your {{name}} account. Choose one here:',
  reset_button: 'Set a new password',
  reset_validity: 'The link works once, within one hour. Setting a new password logs out every device.',
  reset_not_you: 'If you did not ask for this, ignore this message: your password stays as it is.',
  password_changed_subject: 'Your password has been changed',
  password_changed_preview: 'Was it you?',
  password_changed_text:
    'The password of your {{name}} account was changed on {{moment}} (Italian time). Your other devices have been logged out.',
  new_device_subject: 'New log-in to your account',
  new_device_preview: 'Somebody has logged in from a device we do not know.',
  new_device_text:
    'Somebody has just logged in to your {{name}} account from a device we have not seen before. If it was you, all is well.',
  device: 'Device',
  device_unknown: 'unknown',
  when: 'When (Italian time)',
  new_device_button: 'See your devices',
  passkey_subject: 'A passkey has been added to your account',
  passkey_preview: 'Was it you?',
  passkey_text: 'From now on, this passkey logs in to your {{name}} account without the password.',
  passkey: 'Passkey',
  passkey_not_you: 'If this was not you, remove the passkey and change your password at once.',
  passkey_button: 'See your passkeys',
  deleted_subject: 'Your account has been deleted',
  deleted_preview: 'Your documents and personal data have been erased.',
  deleted_text:
    'As you asked, your {{name}} account is deleted: your documents are erased and nobody can log in to it any more.',
  deleted_bookings: 'Bookings that had not begun are cancelled. We refund {{refund}} the way you paid.',
  deleted_kept:
    'We keep past bookings and invoices, without your name, for as long as the law requires. This is the last message about this account.',

  paid_subject: 'Booking {{number}} is confirmed: {{carName}}',
  paid_preview: 'Paid and confirmed. {{handover}}.',
  handover: '{{name}}: {{moment}}',
  paid_title: 'Your booking is confirmed',
  paid_text: 'We have received your payment. This is what you booked:',
  booking_number: 'Booking number',
  car: 'Car',
  car_or_similar: '{{carName}} or similar',
  drivers: 'Additional drivers',
  pickup: 'Pickup',
  delivery: 'Delivery to you',
  return: 'Return',
  price: 'Price',
  total: 'Total paid, VAT included',
  deposit: 'Deposit',
  deposit_text: '{{amount}}, settled directly with the rental company and not part of the total.',
  free_cancellation: 'Free cancellation',
  free_cancellation_until: 'Until {{moment}} (local time at the pickup place).',
  free_cancellation_over: 'It ended on {{moment}} (local time at the pickup place).',
  company: 'Rental company',
  registered_office: 'Registered office: {{address}}',
  bring:
    'Have the originals of your identity document and your driving licence with you when you get the car.',
  documents_checked:
    'We are checking your documents and will write to you within one working day. The car is handed over only once they are verified.',
  my_bookings: 'Open My Bookings',
  see_booking: 'Open the booking',
  driver_invited_subject: '{{renter}} invites you as an additional driver',
  driver_invited_title: 'You are invited as an additional driver',
  driver_invited_text: '{{renter}} is renting a car through {{name}} and wants you as an additional driver.',
  driver_invited_how:
    'Only people with a verified account can be added. Sign up with this address, or log in if you have an account, and upload your identity document and your driving licence. Then tell {{renter}}, who adds you to the booking.',
  driver_invited_button: 'Sign up',
  driver_invited_reason:
    'You receive this email because {{renter}} gave {{name}} this address. If you do not want to drive, you need not do anything.',
  driver_subject: '{{renter}} has added you as a driver: {{carName}}',
  driver_title: 'You are an additional driver',
  driver_text: '{{renter}} has booked a car and named you as an additional driver.',
  driver_delivery: 'Delivered to the renter',
  driver_bring:
    'Have the originals of your identity document and your driving licence with you when the car is handed over.',
  driver_button: 'Check my documents',
  driver_not_you:
    'If you do not want to drive this car, tell the person who booked it, or write to us. This message comes once for each booking you are named in.',

  cancelled_subject: 'Booking {{number}} is cancelled',
  cancelled_preview: 'Your booking of {{carName}} has been cancelled.',
  cancelled_title: 'Your booking is cancelled',
  cancelled_text: 'Booking {{number}} of {{carName}} has been cancelled.',
  cancelled_unpaid: 'Nothing had been paid, so there is nothing to refund.',
  cancelled_free:
    'You cancelled in time for free cancellation: you get back everything you paid, {{refund}}.',
  cancelled_with_bank:
    'You disputed the payment with your bank. We do not refund what your bank gives you back; what it does not give back, we refund as stated in the cancellation terms once it has decided. You get {{refund}} from us now.',
  cancelled_payment_returned:
    'Your full payment for this booking has been returned to you, so we have cancelled it. Nothing more is charged or refunded. If you still need a car, please book again.',
  cancelled_replacement_refused:
    'You refused the car the company proposed instead: you get back everything you paid, {{refund}}.',
  cancelled_replacement_unanswered:
    'You did not reply in time about the other car the company proposed: you get back everything you paid, {{refund}}.',
  cancelled_company:
    'The rental company could not provide the car and cancelled your booking: you get back everything you paid, {{refund}}.',
  cancelled_not_handed_over:
    'The rental company could not hand over the car: you get back everything you paid, {{refund}}.',
  cancelled_no_show:
    'The booking was closed because nobody came for the car. Of the {{total}} you paid, you get {{refund}} back; our commission of {{commission}} is kept, as stated in the cancellation terms. If you came for the car, open the booking and object within {{hours}} hours: a person will look at it.',
  cancelled_commission_kept:
    'Free cancellation had ended. Of the {{total}} you paid, you get {{refund}} back; our commission of {{commission}} is kept, as stated in the cancellation terms.',
  refund_when:
    'The refund goes to the card you paid with. Depending on your bank, it takes 5 to 10 working days to appear.',

  link_subject: 'Your booking {{number}}',
  link_text: 'You asked to see booking {{number}} without logging in. Here it is:',
  link_button: 'See the booking',
  link_validity: 'The link works for one hour. To change or cancel the booking, please log in.',
  link_not_you: 'If you did not ask for this, ignore this message.',
  car_expires_insured_until_subject: '{{carName}}: insured until {{date}}',
  car_expires_inspected_until_subject: '{{carName}}: inspection valid until {{date}}',
  car_expires_taxed_until_subject: '{{carName}}: car tax paid until {{date}}',
  car_expires_text: 'When it is renewed, enter the new day in the portal.',
  car_expires_until: 'Valid until',
  car_expires_button: 'Open the car',
  member_subject: '{{company}} invites you to its portal',
  member_owner:
    '{{invitedBy}} invites you to work for {{company}} on {{name}} as an owner: bookings, members and everything else.',
  member_manager:
    '{{invitedBy}} invites you to work for {{company}} on {{name}} as a manager: cars, prices and bookings.',
  member_counter:
    '{{invitedBy}} invites you to work for {{company}} on {{name}} at the counter: pickups, returns and bookings.',
  member_button: 'See the invitation',
  member_validity: 'The link works once, within {{days}} days. Do not forward it.',
  member_not_you: 'If you do not know this company, ignore this message: nothing happens without the click.',
  member_reason:
    'You receive this email because a rental company on {{name}} has entered this address for an invitation.',

  document_link_subject: 'Documents for booking {{number}}',
  document_link_text:
    'Somebody asked, for your company, to see the documents of booking {{number}}. They are shown so that you can prepare the handover, and the renter can see that you looked.',
  document_link_button: 'Show the documents',
  document_link_validity:
    'The link works for {{minutes}} minutes, in the first browser that opens it, and only while the booking is active. Do not pass it on.',
  document_link_not_you:
    'If nobody at your company asked for this, ignore this message: nobody has seen anything.',
  changed_subject: 'Booking {{number}} has been changed',
  changed_title: 'Your booking has been changed',
  changed_preview: 'The new details of your booking of {{carName}}.',
  changed_text: 'Booking {{number}} now looks like this:',
  changed_paid: 'You have paid {{amount}} more.',
  changed_refunded: 'You get {{amount}} back on the card you paid with.',
  not_changed_subject: 'Booking {{number}} stays as it was',
  not_changed_preview: 'Your payment for the change came too late.',
  not_changed_title: 'Your booking stays as it was',
  not_changed_text:
    'Your payment of {{amount}} for the change to booking {{number}} ({{carName}}) came too late for the change to be made. Your booking stays as it was, and you get the whole amount back.',
  expired_subject: 'Your reservation of {{carName}} has expired',
  expired_title: 'Your reservation has expired',
  expired_preview: 'It was not paid within 30 minutes. You have not been charged.',
  expired_text:
    'Reservation {{number}} of {{carName}} was not paid within 30 minutes and has expired. You have not been charged. If you still want the car, book it again.',
  reminder_subject: 'Your rental begins tomorrow: {{carName}}',
  reminder_title: 'Your rental begins tomorrow',
  reminder_bring: 'What to bring',
  reminder_card:
    'The deposit is settled with the rental company when it hands you the car: have a card in your own name with you.',
  agreement_subject: 'Rental agreement for {{carName}} signed',
  agreement_title: 'Your signed agreement',
  agreement_text:
    'The rental agreement with {{companyName}} for the {{carName}} ({{number}}) is signed. It is attached.',
  agreement_text_company: 'The rental agreement for the {{carName}} ({{number}}) is signed. It is attached.',
  agreement_hash: 'SHA-256 of the file: {{sha256}}',
  handed_over_subject: 'You have the {{carName}}',
  handed_over_title: 'Your rental has begun',
  handed_over_text:
    '{{companyName}} has handed you the {{carName}} (booking {{number}}) with {{kilometres}} km and the tank at {{fuel}}/8. Keep this email: the pictures taken at the handover are on your booking’s page.',
  returned_subject: 'The {{carName}} is back',
  returned_title: 'Your rental has ended',
  returned_text:
    '{{companyName}} has taken back the {{carName}} (booking {{number}}) with {{kilometres}} km and the tank at {{fuel}}/8. The pictures and what was noted are on your booking’s page.',
  handover_undone_subject: 'Handover of {{carName}} undone',
  handover_undone_title: 'The handover has been undone',
  handover_undone_text:
    '{{companyName}} has undone the handover of {{carName}} (booking {{number}}). If you do have the car, call them.',
  returned_review:
    'How was it? For {{days}} days you can say so on that page: one to five stars and a few words that help other renters.',
  handover_object: 'If something is not as it was, say so on that page within 48 hours.',
  replacement_subject: 'Another car for booking {{number}}',
  replacement_title: 'The company proposes another car',
  replacement_preview: 'Accept it at the same price, or get all your money back.',
  replacement_text:
    '{{companyName}} cannot provide the car of booking {{number}} ({{carName}}) and proposes another at the same price: {{newCarName}}.',
  replacement_choice: 'You decide: accept it, or refuse and get back everything you paid.',
  replacement_until:
    'Please decide by {{deadline}}. If you do not reply, your booking ends and you get back everything you paid.',
  replacement_button: 'See and decide',
  extension_accepted_subject: 'Booking {{number}}: you can keep the car longer',
  extension_accepted_title: 'You can keep the car longer',
  extension_accepted_preview: 'Once you have paid {{amount}}.',
  extension_accepted_text:
    '{{companyName}} agrees that you bring the {{carName}} back later. The new return counts once you have paid {{amount}}.',
  extension_accepted_until: 'Please pay by {{deadline}}. Otherwise the return stays as agreed.',
  extension_button: 'Pay {{amount}}',
  extension_ended_subject: 'Booking {{number}}: the return stays as agreed',
  extension_ended_title: 'The return stays as agreed',
  extension_declined: '{{companyName}} cannot let you keep the {{carName}} longer. Nothing was charged.',
  extension_unanswered:
    '{{companyName}} has not answered whether you can keep the {{carName}} longer. Nothing was charged.',
  extension_unpaid: 'The longer rental of the {{carName}} was not paid in time.',
  company_new_subject: 'New booking {{number}}: {{carName}}',
  company_new_title: 'You have a new booking',
  company_new_text:
    'A renter has booked and paid for one of your cars. Keep it free for these dates and have it ready for the pickup.',
  company_changed_subject: 'Booking {{number}} has changed: {{carName}}',
  company_changed_title: 'A booking has changed',
  company_changed_text: 'Booking {{number}} has changed. This is how it stands now.',
  company_cancelled_subject: 'Booking {{number}} is cancelled: {{carName}}',
  company_cancelled_title: 'A booking is cancelled',
  company_cancelled_text:
    'The renter has cancelled booking {{number}}. The car is free again for these dates, and no payout is made for it.',
  company_extension_asked_subject: 'Booking {{number}}: the renter wants to keep the car longer',
  company_extension_asked_title: 'Can the renter keep the car longer?',
  company_extension_asked_text:
    'The renter of booking {{number}} asks for a later return. The days are held for you: open the booking to see the new return and your share, and to accept or decline.',
  company_extended_subject: 'Booking {{number}} is extended: {{carName}}',
  company_extended_title: 'The rental is extended',
  company_extended_text: 'The renter of booking {{number}} keeps the car longer. This is how it stands now.',
  company_extension_ended_subject: 'Booking {{number}}: the return stays as agreed',
  company_extension_ended_title: 'The rental is not extended',
  company_extension_ended_text:
    'The later return of booking {{number}} was not accepted or not paid in time. The car is due back as agreed, and the days after that are free again.',
  company_car_not_back_subject: 'Booking {{number}}: {{carName}} may not be back in time',
  company_car_not_back_title: 'The car is not back yet',
  company_car_not_back_text:
    'The renter before has not brought the car of booking {{number}} back. Call them, or propose another of your cars to your renter. The booking stays as it is.',
  company_replacement_accepted_subject: 'Booking {{number}}: the renter takes the other car',
  company_replacement_accepted_title: 'The renter accepted your proposal',
  company_replacement_accepted_text:
    'Booking {{number}} now has the car below, at the same price. Have it ready for the pickup.',
  company_police_report_refused_subject: 'Booking {{number}}: the police report is refused',
  company_police_report_refused_title: 'The police’s service has refused the report',
  company_police_report_refused_text:
    'It was sent for booking {{number}}, and the car must not leave without one. Open the report: it says why and what to do.',
  company_police_report_refused_open: 'Open the report',
  company_not_provided_subject: 'Booking {{number}} is cancelled: car not provided',
  company_not_provided_title: 'The car could not be provided',
  company_not_provided_text:
    'Booking {{number}} was closed because its car was not, or cannot be, handed over. The renter gets everything back, and you owe the commission of {{amount}}, VAT included.',
  company_no_show_subject: 'Booking {{number}} closed: nobody came',
  company_no_show_title: 'A booking was closed as not collected',
  company_no_show_text:
    'Booking {{number}} was closed because nobody came for the car. The commission is kept, and no payout is made. The renter has been told and can object.',
  company_no_show_objected_subject: 'Booking {{number}}: the renter objects',
  company_no_show_objected_title: 'The renter says that they came',
  company_no_show_objected_text:
    'The renter objects to booking {{number}} having been closed as not collected. A person at Nolo looks at it and may ask you what happened.',
  company_inspection_objected_subject: 'Booking {{number}}: the renter objects to the pictures or readings',
  company_inspection_objected_title: 'The renter objects',
  company_inspection_objected_text:
    'The renter of booking {{number}} says that what was captured at pickup or return is not as it was. Read it on the booking’s handover page and answer them.',
  company_not_handed_over_reported_subject: 'Booking {{number}}: answer the renter’s report',
  company_not_handed_over_reported_title: 'The renter reports that no car was handed over',
  company_not_handed_over_reported_text:
    'The renter of booking {{number}} says that no car was handed over. If that is not so, open the booking and object: you find there until when. Without an objection the booking ends, the renter gets everything back, and you owe the commission of {{amount}}, VAT included.',
  company_not_handed_over_unanswered_subject: 'Booking {{number}} is cancelled: no car handed over',
  company_not_handed_over_unanswered_title: 'The booking has ended without a car',
  company_not_handed_over_unanswered_text:
    'The renter of booking {{number}} reported that no car was handed over, and nobody objected in time. The renter gets everything back, and you owe the commission of {{amount}}, VAT included.',
  company_review_written_subject: 'Booking {{number}}: the renter reviewed the rental',
  company_review_written_title: 'You have a new review',
  company_review_written_text:
    'The renter of booking {{number}} said how the rental was, for everybody to read. You find the review in the portal, where an owner or a manager can answer it once.',
  company_open: 'Open the booking',
  company_renter: 'Renter',
  company_invoice_to: 'Invoice to send to',
  company_delivery: 'Delivery to the renter',
  company_total: 'Paid by the renter, VAT included',
  company_payout: 'Your share, paid out at check-in',
  company_reason: 'You receive this email because the car was booked through {{name}}.',
  replacement_ended_subject: 'Booking {{number}} is cancelled: the other car was not accepted',
  replacement_ended_preview: 'You can rent out the {{carName}} again for these dates.',
  replacement_ended_refused_title: 'The renter refused the other car',
  replacement_ended_unanswered_title: 'The renter did not answer in time',
  replacement_ended_refused:
    '{{renterName}} refused the {{newCarName}} that you proposed for booking {{number}}. The booking is cancelled, the renter gets everything back, and both cars can be booked again.',
  replacement_ended_unanswered:
    '{{renterName}} did not reply in time to your proposal of the {{newCarName}} for booking {{number}}. The booking is cancelled, the renter gets everything back, and both cars can be booked again.',
  replacement_ended_owed:
    'As the booked car could not be provided, the commission of {{amount}}, VAT included, is due.',
  replacement_ended_reason: 'You receive this email because the car was booked through {{name}}.',
  verified_subject: 'Your documents are verified',
  verified_preview: 'You can pick up the cars you book.',
  verified_text: 'We have checked your documents: all is in order, and you can pick up the cars you book.',
  rejected_subject: 'We could not accept your documents',
  rejected_preview: 'Please upload them again.',
  rejected_text: 'We have looked at your documents and cannot accept them yet.',
  rejected_next:
    'Please correct what is wrong and upload them again. Your bookings stay; the car is handed over once your documents are verified.',
  rejected_button: 'Upload documents',

  late_subject: 'Your payment for booking {{number}} has been refunded',
  late_preview: 'The payment arrived after the reservation had ended.',
  late_title: 'Your payment has been refunded',
  late_text:
    'Your payment of {{total}} for {{carName}} arrived after the reservation had ended, and the car has been booked by someone else in the meantime. We are sorry. You get the whole amount back.',
  late_button: 'Find another car',
} as const;
