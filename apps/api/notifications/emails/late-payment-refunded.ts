import { button, frame, paragraph } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

type Data = MailTemplates['late-payment-refunded'];

export function latePaymentRefunded(data: Data, context: MailContext): Composed {
  const { t, money } = context;
  const { number, carName } = data;
  return {
    subject: t('late_subject', { number }),
    body: frame(
      context,
      { title: t('late_title'), preview: t('late_preview'), firstName: data.firstName },
      paragraph(t('late_text', { total: money(data.totalMinor), carName })),
      paragraph(t('refund_when')),
      button(context, context.link('car-list'), t('late_button')),
    ),
  };
}
