import { button, fact, frame, paragraph, small, telephone } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** Somebody else's booking: what an additional driver has to know, and nothing of price or payer's papers. */
export function driverAdded(data: MailTemplates['driver-added'], context: MailContext): Composed {
  const { t, dayTime } = context;
  const { renterName, carName } = data;
  const subject = t('driver_subject', { renter: renterName, carName });
  return {
    subject,
    body: frame(
      context,
      { title: t('driver_title'), preview: subject, firstName: data.firstName },
      paragraph(t('driver_text', { renter: renterName })),
      fact(t('car'), carName),
      fact(
        t(data.isDelivered ? 'driver_delivery' : 'pickup'),
        dayTime(data.pickupLocal),
        ', ',
        data.pickupPlace,
      ),
      fact(t('return'), dayTime(data.returnLocal)),
      fact(t('company'), data.companyName, ', ', telephone(context, data.companyPhone)),
      paragraph(t('driver_bring')),
      button(context, context.link('my-profile-document'), t('driver_button')),
      small(t('driver_not_you')),
    ),
  };
}
