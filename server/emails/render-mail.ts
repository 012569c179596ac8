import { render, toPlainText } from 'react-email';
import type { StoredMail } from '../platform/mail-store.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingPaid } from './booking-paid.ts';
import { latePaymentRefunded } from './late-payment-refunded.ts';
import { mailContext, type Composed, type MailContext } from './mail-context.ts';
import { verifyEmail } from './verify-email.ts';

function compose(mail: StoredMail, context: MailContext): Composed {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(mail.data, context);
    case 'booking-paid':
      return bookingPaid(mail.data, context);
    case 'booking-cancelled':
      return bookingCancelled(mail.data, context);
    case 'late-payment-refunded':
      return latePaymentRefunded(mail.data, context);
  }
}

/** Writes a message in its reader's language. `origin` is the address of the site its links lead to. */
export async function renderMail(
  mail: StoredMail,
  origin: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, body } = compose(mail, mailContext(mail.language, origin));
  const html = await render(body);
  return { subject, html, text: toPlainText(html) };
}
