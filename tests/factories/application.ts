import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { applicationBody } from '@nolo/contract/applications.ts';
import { withCheckDigit } from '@nolo/domain/billing/vat-number.ts';
import { applyAsCompany } from '@nolo/api/companies/applications/apply-as-company.ts';
import type { Deps } from '@nolo/api/deps.ts';
import { linkToken } from '@nolo/api/platform/tokens.ts';
import { companyData } from './forms.ts';

type Fields = z.input<typeof applicationBody>;

const ticks = {
  is_italian: 'true',
  lawful_offers: 'true',
  terms_accepted: 'true',
  clauses_approved: 'true',
} as const;

/** What a company sends when it applies; each has a VAT number and an applicant of its own. */
export function applicationFields(values: Partial<Fields> = {}): Fields {
  const number = withCheckDigit(String(randomInt(1_000_000_000, 9_999_999_999)));
  return {
    ...companyData,
    ...ticks,
    first_name: 'Ada',
    last_name: 'Conti',
    email: `applicant-${number}@nolo.test`,
    phone: '3331234567',
    vat_number: number,
    tax_code: number,
    ...values,
  };
}

/** The same as the form sends it. Null: without a certificate. */
export function applicationForm(
  fields: Fields,
  certificate: string | Buffer | null = '%PDF-1.7 visura',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (certificate !== null)
    form.append('certificate', new Blob([new Uint8Array(Buffer.from(certificate))]), 'visura.pdf');
  return form;
}

/** An application that waits for the staff: its id, and the token of its link. */
export async function createApplication(
  deps: Deps,
  fields = applicationFields(),
): Promise<{ id: string; token: string; fields: Fields }> {
  const caller = { kind: 'guest', accountId: null, language: 'it' } as Parameters<typeof applyAsCompany>[1];
  await applyAsCompany(deps, caller, {
    fields: applicationBody.parse(fields),
    certificate: { bytes: Buffer.from('%PDF-1.7 visura'), type: 'application/pdf' },
  });
  const { id } = await deps.database
    .selectFrom('application')
    .select('id')
    .where('vat_number', '=', fields.vat_number)
    .executeTakeFirstOrThrow();
  return { id, token: linkToken(deps.vault, id).token, fields };
}
