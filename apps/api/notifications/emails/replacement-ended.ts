import { fact, frame, paragraph } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** To a company: its proposal was not taken, the booking is over, and the commission is owed. */
export function replacementEnded(data: MailTemplates['replacement-ended'], context: MailContext): Composed {
  const { t, money, dayTime, site } = context;
  const { status, number, renterName, carName, newCarName, pickupLocal, owedMinor } = data;
  return {
    subject: t('replacement_ended_subject', { number }),
    body: frame(
      context,
      {
        title: t(`replacement_ended_${status}_title`),
        preview: t('replacement_ended_preview', { carName }),
        firstName: '',
        reason: t('replacement_ended_reason', { name: site.name }),
      },
      paragraph(t(`replacement_ended_${status}`, { number, renterName, newCarName })),
      fact(t('car'), carName),
      fact(t('pickup'), dayTime(pickupLocal)),
      paragraph(t('replacement_ended_owed', { amount: money(owedMinor) })),
    ),
  };
}
