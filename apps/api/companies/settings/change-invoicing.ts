import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { changeInvoicing as call } from '@nolo/contract/business/company.ts';
import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findSettings, updateCompany, type CompanySettings } from './settings-store.ts';

type Invoicing = CallParsed<typeof call>['body'];

/** Says where the platform's e-invoices reach the company. Those that have a number keep what they were given with. */
export async function changeInvoicing(
  { clock, database }: Deps,
  caller: MemberCaller,
  invoicing: Invoicing,
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const before = await findSettings(transaction, companyId, { forUpdate: true });
    await updateCompany(transaction, companyId, {
      zip: invoicing.zip,
      province: invoicing.province,
      sdi_code: invoicing.sdi_code || null,
      pec_email: invoicing.pec_email || null,
    });
    const change = auditChange(invoicingOf(before), invoicing);
    await insertAuditEvent(transaction, caller, {
      action: 'invoicing_changed',
      object: before.name,
      at,
      ...(change && { change }),
    });
  });
}

/** As forms have it: what is not known is empty. */
export function invoicingOf({ zip, province, sdi_code, pec_email }: CompanySettings): Invoicing {
  return {
    zip: zip ?? '',
    province: province ?? '',
    sdi_code: sdi_code ?? '',
    pec_email: pec_email ?? '',
  };
}
