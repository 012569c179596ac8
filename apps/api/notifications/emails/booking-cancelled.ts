import { bookingButton, frame, paragraph } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

type Data = MailTemplates['booking-cancelled'];

export function bookingCancelled(data: Data, context: MailContext): Composed {
  const { t, money } = context;
  const { number, carName } = data;
  const amounts = {
    total: money(data.totalMinor),
    refund: money(data.refundMinor),
    commission: money(data.commissionKeptMinor),
  };
  return {
    subject: t('cancelled_subject', { number }),
    body: frame(
      context,
      {
        title: t('cancelled_title'),
        preview: t('cancelled_preview', { carName }),
        firstName: data.firstName,
      },
      paragraph(t('cancelled_text', { number, carName })),
      paragraph(t(`cancelled_${data.reason}`, amounts)),
      data.refundMinor > 0 ? paragraph(t('refund_when')) : null,
      bookingButton(context, data.bookingId),
    ),
  };
}
