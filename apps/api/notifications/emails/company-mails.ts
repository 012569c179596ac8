import { createElement as h } from 'react';
import { INVITATION_DAYS } from '@nolo/domain/account/account-limits.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import {
  billLine,
  button,
  fact,
  frame,
  linkAsText,
  paragraph,
  subtitle,
  telephone,
  small,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

type InPortal = { companyId: number; bookingId: string };

/** Leads to the booking in the portal, whose start is the log-in. */
function portalButton(context: MailContext, { companyId, bookingId }: InPortal) {
  const { site, t } = context;
  return button(context, `${site.origin}/business/${companyId}/bookings/${bookingId}`, t('company_open'));
}

/** Leads to the booking's report to the police. */
function reportButton(context: MailContext, { companyId, bookingId }: InPortal) {
  const { site, t } = context;
  const page = `${site.origin}/business/${companyId}/rentals/${bookingId}/police-report`;
  return button(context, page, t('company_police_report_refused_open'));
}

/** What has become of a booking of one of the company's cars. */
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
      paragraph(t(`company_${news}_text`, { number, amount: money(data.commissionMinor) })),
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
      data.invoiceTo.length > 0
        ? fact(
            t('company_invoice_to'),
            ...data.invoiceTo.flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
          )
        : null,
      ...(data.payoutMinor === 0
        ? []
        : [
            subtitle(t('price')),
            ...data.lines.map((line) =>
              billLine(quoteLineName(price, periods, line), money(line.amountMinor)),
            ),
            billLine(t('company_total'), money(data.totalMinor), true),
            billLine(t('company_payout'), money(data.payoutMinor)),
          ]),
      news === 'police_report_refused' ? reportButton(context, data) : portalButton(context, data),
    ),
  };
}

/** To somebody whom an owner wants as a member. The token stands behind `#`, which browsers send to nobody. */
export function memberInvited(data: MailTemplates['member-invited'], context: MailContext): Composed {
  const { t, site } = context;
  const { company, invitedBy, role, token } = data;
  const link = `${site.origin}/business/invitation#${token}`;
  const subject = t('member_subject', { company });
  const validity = t('member_validity', { days: INVITATION_DAYS });
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: validity, firstName: '', reason: t('member_reason', { name: site.name }) },
      paragraph(t(`member_${role}`, { invitedBy, company, name: site.name })),
      button(context, link, t('member_button')),
      small(validity),
      ...linkAsText(context, link),
      small(t('member_not_you')),
    ),
  };
}

/** To a location: insurance, inspection or tax of a car that stands there run out soon. */
export function carExpires(data: MailTemplates['car-expires'], context: MailContext): Composed {
  const { t, site } = context;
  const { companyId, carId, carName, what, until } = data;
  const date = formatDate(until);
  const subject = t(`car_expires_${what}_subject`, { carName, date });
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: carName, firstName: '', reason: t('company_reason', { name: site.name }) },
      paragraph(t('car_expires_text')),
      fact(t('car'), carName),
      fact(t('car_expires_until'), date),
      button(context, `${site.origin}/business/${companyId}/cars/${carId}`, t('car_expires_button')),
    ),
  };
}

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
      portalButton(context, data),
    ),
  };
}

/**
 * What somebody has sent the platform, a tenant or a company, who answers by replying. The text is theirs: it stands as text,
 * whatever it holds.
 */
export function operatorNotice(
  data: MailTemplates['operator-notice' | 'issue-reported'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const subject = t(`operator_${data.kind}_subject`);
  return {
    subject,
    replyTo: data.email,
    body: frame(
      context,
      {
        title: subject,
        preview: t(`operator_${data.kind}_preview`),
        firstName: '',
        reason: t(`operator_${data.kind}_reason`, { name: site.name }),
      },
      ...data.text.split('\n').map((line) => paragraph(line)),
      small(t('operator_from', { name: data.name, email: data.email, phone: data.phone })),
    ),
  };
}

/** To an owner: reports to the police wait until other credentials are entered. */
export function policeCredentials(
  { firstName, companyId, company }: MailTemplates['police-credentials'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const named = { company, name: site.name };
  const subject = t('police_credentials_subject', named);
  const link = `${site.origin}/business/${companyId}/company/police-report`;
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: subject, firstName, reason: t('company_status_reason', named) },
      paragraph(t('police_credentials_text', named)),
      button(context, link, t('police_credentials_open')),
    ),
  };
}

export function locationAddressMissing(
  { firstName, companyId, company, locations }: MailTemplates['location-address'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const named = { company, name: site.name };
  const subject = t('location_address_subject', named);
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: subject, firstName, reason: t('company_status_reason', named) },
      paragraph(t('location_address_text')),
      ...locations.map((location) => paragraph(h('strong', null, location))),
      button(context, `${site.origin}/business/${companyId}/company/locations`, t('location_address_open')),
    ),
  };
}
