import { companyLanguage } from '@nolo/i18n/language.ts';
import { findBooking } from '../../bookings/booking-store.ts';
import { companyRecipient } from '../../bookings/company/tell-company.ts';
import { mailToRenter } from '../../bookings/mails/booking-mail.ts';
import type { MailAttachment } from '../../platform/mail-transport.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { findSignedAgreement } from './agreement-store.ts';

/** A copy of the signed contract, byte by byte, to whom it is for; null when there is nobody any more. */
export const agreementSignedMail: MailHandler<'agreement-signed'> = async (deps, { agreementId, to }) => {
  const signed = await findSignedAgreement(deps.database, agreementId);
  const content = signed && (await deps.documents.get(signed.storageKey));
  if (!signed || !content) return null;
  const { bookingId, companyId, carName, companyName, companyEmail: recipient } = signed;
  const booking = bookingId === null ? null : await findBooking(deps.database, bookingId);
  const number = booking?.number ?? signed.customer ?? '';
  const data = { firstName: '', number, carName, companyName, sha256: signed.sha256.toString('hex') };
  const attachments: MailAttachment[] = [
    { filename: `${booking?.number ?? 'Nolo'}.pdf`, content, contentType: 'application/pdf' },
  ];
  if (booking !== null && to === 'renter') {
    const mail = await mailToRenter<'agreement-signed'>(deps, { bookingId: booking.id }, ({ firstName }) => ({
      ...data,
      firstName,
    }));
    return mail && { ...mail, attachments };
  }
  const place =
    booking && (await companyRecipient(deps.database, { id: booking.id, company_id: companyId }, null));
  const company = place ?? { recipient, language: companyLanguage };
  return { ...company, websiteId: null, data, attachments };
};
