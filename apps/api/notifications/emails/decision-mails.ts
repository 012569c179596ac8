import {
  button,
  fact,
  frame,
  paragraph,
  small,
  bookingButton,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

/** What staff decided on what somebody offers or writes, told to those whom it concerns (companies.md 15, states.md 9). */

/** The text is theirs or staff's: it stands as text, whatever it holds. */
const linesOf = (text: string) => text.split('\n').map((line) => paragraph(line));

/** To whoever reported an offer: it has arrived. */
export function offerReportReceived(
  { text }: MailTemplates['offer-report-received'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const subject = t('offer_report_received_subject');
  return {
    subject,
    body: frame(
      context,
      {
        title: subject,
        preview: subject,
        firstName: '',
        reason: t('offer_report_reason', { name: site.name }),
      },
      paragraph(t('offer_report_received_text')),
      ...linesOf(text),
    ),
  };
}

/** To the same: the decision, and what can be done against it. */
export function offerReportDecided(
  { carName, decision, reason }: MailTemplates['offer-report-decided'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const subject = t('offer_report_decided_subject', { carName });
  return {
    subject,
    replyTo: site.operatorEmail,
    body: frame(
      context,
      {
        title: subject,
        preview: subject,
        firstName: '',
        reason: t('offer_report_reason', { name: site.name }),
      },
      paragraph(t(`offer_report_decided_${decision}`, { carName })),
      ...linesOf(reason),
      small(t('decision_object')),
    ),
  };
}

/** To an owner: what became of one car, and why. */
export function offerDecided(data: MailTemplates['offer-decided'], context: MailContext): Composed {
  const { t, site } = context;
  const { firstName, companyId, company, carId, carName, step, reason } = data;
  const named = { company, name: site.name, carName };
  const subject = t(`offer_decided_${step}_subject`, named);
  return {
    subject,
    replyTo: site.operatorEmail,
    body: frame(
      context,
      { title: subject, preview: subject, firstName, reason: t('company_status_reason', named) },
      paragraph(t(`offer_decided_${step}_text`, named)),
      ...linesOf(reason),
      button(context, `${site.origin}/business/${companyId}/cars/${carId}`, t('car_expires_button')),
      step === 'hide' ? small(t('decision_object')) : null,
    ),
  };
}

/** To the renter who wrote a review, or to an owner of the company: who can still read it, and why it is hidden. */
export function reviewHidden(data: MailTemplates['review-hidden'], context: MailContext): Composed {
  const { t, site } = context;
  const { firstName, number, carName, company, part, reason, bookingId, portal } = data;
  const named = { company, name: site.name };
  const subject = t(`review_hidden_${part}_subject`, { number });
  return {
    subject,
    replyTo: site.operatorEmail,
    body: frame(
      context,
      {
        title: subject,
        preview: carName,
        firstName,
        ...(portal && { reason: t('company_status_reason', named) }),
      },
      paragraph(t(`review_hidden_${part}_text`, named)),
      ...linesOf(reason),
      fact(t('booking_number'), number),
      fact(t('car'), carName),
      portal === null
        ? bookingButton(context, bookingId)
        : button(context, `${site.origin}/business/${portal.companyId}/reviews`, t('company_status_open')),
      small(t('decision_object')),
    ),
  };
}
