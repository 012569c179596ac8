import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { billLine, fact, frame, paragraph, subtitle, telephone } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** A booking of one of the company's cars is new, changed or cancelled. */
export function bookingForCompany(
  data: MailTemplates['booking-for-company'],
  context: MailContext,
): Composed {
  const { t, money, dayTime, price, site } = context;
  const { news, number, carName, renter, drivers, periods } = data;
  return {
    subject: t(`company_${news}_subject`, { number, carName }),
    body: frame(
      context,
      {
        title: t(`company_${news}_title`),
        preview: `${carName}, ${dayTime(data.pickupLocal)}`,
        firstName: '',
        reason: t('company_reason', { name: site.name }),
      },
      paragraph(t(`company_${news}_text`, { number })),
      fact(t('booking_number'), number),
      fact(t('car'), carName),
      renter === null ? null : fact(t('company_renter'), renter.name, ', ', telephone(context, renter.phone)),
      drivers.length > 0 ? fact(t('drivers'), drivers.join(', ')) : null,
      fact(
        t(data.isDelivered ? 'company_delivery' : 'pickup'),
        dayTime(data.pickupLocal),
        ', ',
        data.pickupPlace,
      ),
      fact(t('return'), dayTime(data.returnLocal), ', ', data.returnLocation),
      ...(news === 'cancelled'
        ? []
        : [
            subtitle(t('price')),
            ...data.lines.map((line) =>
              billLine(quoteLineName(price, periods, line), money(line.amountMinor)),
            ),
            billLine(t('company_total'), money(data.totalMinor), true),
            billLine(t('company_payout'), money(data.payoutMinor)),
          ]),
    ),
  };
}
