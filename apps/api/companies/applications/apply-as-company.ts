import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import type { applicationBody } from '@nolo/contract/applications.ts';
import { SAME_APPLICATION_HOURS } from '@nolo/domain/companies/application.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { deleteOrphanedDocuments, storeFile } from '../../documents/store-files.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { linkToken } from '../../platform/tokens.ts';
import { hasCompany } from '../company-store.ts';
import { mailEvent } from './application-mails.ts';
import {
  findOpenApplication,
  insertApplication,
  insertApplicationEvent,
  lockVatNumber,
} from './application-store.ts';
import type { Certificate } from './read-certificate-form.ts';

type Command = { fields: z.output<typeof applicationBody>; certificate: Certificate };

/**
 * Takes a company's application, its certificate encrypted, and mails the applicant the link to it. The same application
 * again, from a second press or tab, changes nothing (docs/specification/companies.md 10).
 * @throws AppError `application.already_applied`, `application.already_company`
 */
export async function applyAsCompany(deps: Deps, caller: Caller, command: Command): Promise<void> {
  const key = await storeFile(deps, command.certificate.bytes);
  try {
    await inTransaction(deps.database, (transaction) =>
      saveOnce(deps, transaction, caller, { ...command, key }),
    );
  } finally {
    // Unless it is an application's now.
    await deleteOrphanedDocuments(deps, [key]).catch(() => undefined); // then the job does
  }
}

async function saveOnce(
  deps: Deps,
  transaction: Connection,
  { language }: Caller,
  { fields, certificate, key }: Command & { key: string },
): Promise<void> {
  const at = deps.clock.now();
  const signature = deps.vault.sign('certificate', certificate.bytes);
  await lockVatNumber(transaction, fields.vat_number);
  if (await isKnown(transaction, { email: fields.email, signature, vatNumber: fields.vat_number, at }))
    return;
  const id = randomUUID();
  const { version } = legalDocuments['business-terms'];
  const { is_italian: _, lawful_offers: __, terms_accepted: ___, clauses_approved: ____, ...data } = fields;
  await insertApplication(transaction, deps.vault, {
    ...data,
    id,
    token_hash: linkToken(deps.vault, id).hash,
    state_at: at,
    language,
    sdi_code: data.sdi_code || null,
    pec_email: data.pec_email || null,
    account_holder: data.account_holder || null,
    other_establishments: data.other_establishments || null,
    certificate_signature: signature,
    terms_version: version,
    clauses_version: version,
    self_certified_at: at,
    created_at: at,
  });
  const file = { key, type: certificate.type };
  const event = { applicationId: id, at, kind: 'submitted', text: '', file } as const;
  const eventId = await insertApplicationEvent(transaction, event);
  if (deps.vatRegistry !== null)
    await deps.jobs.send(transaction, 'look-up-applicant', { applicationId: id });
  await mailEvent(deps, transaction, { ...event, eventId });
}

type Sent = { email: string; signature: string; vatNumber: string; at: Date };

/** Whether the very same has just come; anybody else's of that company is refused. */
async function isKnown(transaction: Connection, { email, signature, vatNumber, at }: Sent): Promise<boolean> {
  const open = await findOpenApplication(transaction, vatNumber);
  const since = at.getTime() - SAME_APPLICATION_HOURS * 3_600_000;
  if (open !== null) {
    const isSame = open.email === email && open.certificate_signature === signature;
    if (isSame && open.created_at.getTime() >= since) return true;
    throw new AppError('application.already_applied', { fields: { vat_number: 'vat_number_applied' } });
  }
  if (await hasCompany(transaction, vatNumber)) {
    throw new AppError('application.already_company', { fields: { vat_number: 'vat_number_is_company' } });
  }
  return false;
}
