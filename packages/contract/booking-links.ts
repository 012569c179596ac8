import { z } from 'zod';
import { asBookingNumber, BOOKING_NUMBER } from '@nolo/domain/booking/booking-link.ts';
import { endpoint } from './endpoint.ts';
import { reservationDetail } from './reservation-detail.ts';
import { email, key, nothing, text } from './wire.ts';

export const bookingLinkBody = z.object({
  number: text(20)
    .transform(asBookingNumber)
    .pipe(z.string().regex(BOOKING_NUMBER, key('booking_number_invalid'))),
  email,
});

/** Always the same answer; the mail goes out when number and e-mail address belong together. */
export const sendBookingLink = endpoint('sendBookingLink', {
  summary: 'Email a link that opens a booking without logging in',
  access: 'public',
  status: 200,
  body: bookingLinkBody,
  data: nothing,
});

/** To be read only: nothing can be paid or cancelled by a link. */
export const linkedReservation = endpoint('linkedReservation', {
  summary: 'The booking that an emailed link opens',
  access: 'public',
  status: 200,
  body: z.object({ token: text(100) }),
  data: z.object({ reservation: reservationDetail }),
  errors: ['booking.link_invalid'],
});
