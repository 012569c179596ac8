import type { companyStatus } from '@nolo/contract/business/company-status.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffCompanies, staffCompany } from '@nolo/contract/staff/companies.ts';
import { companyStepsFrom, type CompanyStatus } from '@nolo/domain/companies/company-status.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { missingOf } from './activate-company.ts';
import { lastDayOf } from './company-status-mail.ts';
import {
  countBookings,
  findCompanyStatus,
  listCompaniesOfAll,
  listStatusChanges,
} from './company-status-store.ts';

export async function showCompanies(
  { database }: Deps,
  _caller: StaffCaller,
  wanted: { q: string; status: CompanyStatus | undefined },
): Promise<CallData<typeof staffCompanies>> {
  const { rows, hasMore } = await listCompaniesOfAll(database, wanted);
  return {
    companies: rows.map((row) => ({ ...row, status_at: row.status_at.toISOString() })),
    has_more: hasMore,
  };
}

/**
 * One company: how it stands, what can be done, and what that means for bookings.
 * @throws AppError `company.not_found`
 */
export async function showCompany(
  { database }: Deps,
  _caller: StaffCaller,
  { id }: { id: number },
): Promise<CallData<typeof staffCompany>> {
  const company = await findCompanyStatus(database, id);
  if (company === null) throw new AppError('company.not_found');
  const [bookings, changes, missing] = await Promise.all([
    countBookings(database, id),
    listStatusChanges(database, id),
    company.status === 'draft' ? missingOf(database, id) : [],
  ]);
  const { ends_at: _, time_zone: __, latitude: ___, longitude: ____, ...shown } = company;
  return {
    company: {
      ...shown,
      status_at: company.status_at.toISOString(),
      ends_on: lastDayOf(company),
      steps: companyStepsFrom(company.status),
      missing,
      bookings,
      history: changes.map((change) => ({
        ...change,
        id: Number(change.id),
        at: change.at.toISOString(),
      })),
    },
  };
}

/** The same for the company's owner. */
export async function showCompanyStatus(
  { database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof companyStatus>> {
  const company = await findCompanyStatus(database, companyId);
  if (company === null) throw new AppError('company.not_found');
  const { status, status_reason, ended_by } = company;
  const bookings = await countBookings(database, companyId);
  return { status, status_reason, ended_by, ends_on: lastDayOf(company), bookings };
}
