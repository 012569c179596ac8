import { quarterPeriod } from '@nolo/domain/commission/statement-month.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { writeCsv, type CsvCell } from '../../platform/csv.ts';
import type { PrivateFile } from '../../platform/send-private-file.ts';
import {
  listPaidToCompanies,
  listReportedCompanies,
  type PaidToCompany,
  type ReportedCompany,
} from './dac7-store.ts';
import { statementWords, type StatementWords } from './statement-words.ts';

const QUARTERS = [1, 2, 3, 4] as const;

/**
 * What Directive (EU) 2021/514 (DAC7) has a platform report of whoever sells on it, for the accountant: each company of which
 * anything was paid or kept in the year, and how much in each quarter, on Rome's calendar. Whoever opens it is written down.
 */
export async function openDac7List(
  { clock, database, vault }: Deps,
  caller: StaffCaller,
  { year }: { year: number },
): Promise<PrivateFile> {
  const words = statementWords(caller.language);
  const quarters: PaidToCompany[][] = [];
  for (const quarter of QUARTERS)
    quarters.push(await listPaidToCompanies(database, quarterPeriod(year, quarter)));
  const ids = new Set(quarters.flat().map(({ companyId }) => companyId));
  const companies = await listReportedCompanies(database, vault, [...ids]);
  const at = clock.now();
  await insertAuditEvent(database, caller, { action: 'dac7_list_opened', object: String(year), at });
  const rows = companies.map((company) => [...factsOf(company), ...paidOf(company, quarters)]);
  const bytes = writeCsv(caller.language, [headingsOf(words), ...rows]);
  return { type: 'text/csv; charset=utf-8', fileName: `nolo-dac7-${year}.csv`, bytes };
}

const FACTS = [
  'legal_name',
  'address',
  'vat_number',
  'tax_code',
  'rea',
  'iban',
  'account_holder',
  'establishments',
] as const;

function headingsOf({ t }: StatementWords): CsvCell[] {
  const ofQuarters = QUARTERS.flatMap((quarter) => [
    t('dac7_paid', { quarter }),
    t('dac7_fees', { quarter }),
    t('dac7_rentals', { quarter }),
  ]);
  return [...FACTS.map((fact) => t(`dac7_${fact}`)), ...ofQuarters];
}

/** In the order of their headings. The account is the company's own where nobody else is named. */
function factsOf(company: ReportedCompany): CsvCell[] {
  const { legalName, iban, accountHolder } = company;
  return [
    legalName,
    company.address,
    company.vatNumber,
    company.taxCode,
    company.rea,
    iban,
    accountHolder ?? (iban === null ? null : legalName),
    company.otherEstablishments,
  ];
}

function paidOf({ id }: ReportedCompany, quarters: readonly (readonly PaidToCompany[])[]): CsvCell[] {
  return quarters.flatMap((quarter) => {
    const paid = quarter.find(({ companyId }) => companyId === id);
    return [paid?.paidMinor ?? 0, paid?.feesMinor ?? 0, String(paid?.rentals ?? 0)];
  });
}
