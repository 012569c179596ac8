import { findCompanyStatus, listOwners } from '../../companies/status/company-status-store.ts';
import { findAuditReason } from '../../members/audit-store.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { findOfferReport } from './offer-report-store.ts';

/** To whoever reported an offer and left an address; null when the report is not kept any more. */
export const offerReportReceivedMail: MailHandler<'offer-report-received'> = async (
  { database },
  { reportId },
) => {
  const report = await findOfferReport(database, reportId);
  if (report === null || report.email === null) return null;
  const { email: recipient, language, website_id: websiteId, text } = report;
  return { recipient, language, websiteId, data: { text } };
};

/** The decision and its reason, to the same. */
export const offerReportDecidedMail: MailHandler<'offer-report-decided'> = async (
  { database },
  { reportId, carName },
) => {
  const report = await findOfferReport(database, reportId);
  if (report === null || report.email === null) return null;
  if (report.decision === null || report.decided_because === null) return null;
  const { email: recipient, language, website_id: websiteId, decision, decided_because: reason } = report;
  return { recipient, language, websiteId, data: { carName, decision, reason } };
};

/** To an owner of the car's company; null for who has left it since. */
export const offerDecidedMail: MailHandler<'offer-decided'> = async (
  { database },
  { companyId, accountId, carId, carName, step, eventId },
) => {
  const company = await findCompanyStatus(database, companyId);
  const owner = (await listOwners(database, companyId)).find(({ id }) => id === accountId);
  if (company === null || owner === undefined) return null;
  const reason = (await findAuditReason(database, eventId)) ?? '';
  return {
    recipient: owner.email,
    language: owner.language,
    websiteId: null,
    data: { firstName: owner.firstName, companyId, company: company.name, carId, carName, step, reason },
  };
};
