import type { CallData } from '@nolo/contract/endpoint.ts';
import type { companySettings } from '@nolo/contract/business/company.ts';
import { buyerProblems } from '@nolo/domain/billing/invoice-problems.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { firstDaySteps, whatIsMissing } from '@nolo/domain/companies/first-day.ts';
import type { Deps } from '../../deps.ts';
import { companyBuyer } from '../../invoices/invoice-buyer.ts';
import { sellerFrom } from '../../invoices/invoice-seller.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { listClosingDays } from './closing-days-store.ts';
import { invoicingOf } from './change-invoicing.ts';
import { conditionsOf } from './change-conditions.ts';
import { findSettings, listExtrasOfCompany, listLocations } from './settings-store.ts';

/** All that a company has set, for the pages on which its owner changes it, and the list of the first day. */
export async function showCompanySettings(
  { clock, config, database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof companySettings>> {
  const [company, locations, extras] = await Promise.all([
    findSettings(database, companyId),
    listLocations(database, companyId),
    listExtrasOfCompany(database, companyId),
  ]);
  const today = localDate(toLocal(clock.now().toISOString(), company.time_zone));
  const closing_days = await listClosingDays(database, companyId, today);
  const missing = whatIsMissing({
    hasHours: company.hours_set_at !== null,
    hasConditions: company.conditions_set_at !== null,
    locations: locations.filter(({ is_active }) => is_active).length,
    account: company.provider_state,
  });
  return {
    first_day: firstDaySteps.map((step) => ({ step, is_done: !missing.includes(step) })),
    hours: {
      opening_time: company.opening_hours,
      closing_days,
      lead_minutes: company.lead_minutes,
      turnaround_minutes: company.turnaround_minutes,
    },
    conditions: conditionsOf(company),
    invoicing: {
      legal_name: company.legal_name,
      vat_number: company.vat_number,
      address: company.address,
      ...invoicingOf(company),
      missing: buyerProblems(
        companyBuyer({
          ...company,
          legalName: company.legal_name,
          vatNumber: company.vat_number,
          taxCode: null,
          sdiCode: company.sdi_code,
          pecEmail: company.pec_email,
        }),
        sellerFrom(config),
      ),
    },
    locations,
    extras: extras.map(({ price_minor: price, excess_minor: excess, choice_group: group, ...extra }) => ({
      ...extra,
      price,
      excess,
      group,
    })),
    account: {
      state: company.provider_state,
      due: company.provider_due,
      due_by: company.provider_due_by?.toISOString() ?? null,
    },
  };
}
