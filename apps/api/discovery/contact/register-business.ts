import type { z } from 'zod';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import type { businessRegistrationBody } from '@nolo/contract/contact.ts';
import type { Deps } from '../../deps.ts';
import { storeFile } from '../../documents/store-files.ts';
import { deleteOrphanedDocuments } from '../../documents/delete-orphaned-documents.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { insertRegistration, isRegistered, lockSender } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

type Registration = { fields: z.output<typeof businessRegistrationBody>; certificate: Buffer };

/** A press repeated, a second tab: the same fields with the same certificate are the same wish for a day. */
const SAME_FOR_MS = 86_400_000;

/**
 * Keeps a company's wish to list its cars, its certificate encrypted, and mails the operator that it is there. The
 * same again changes nothing; with another certificate it is another wish.
 */
export async function registerBusiness(
  deps: Deps,
  caller: Caller,
  registration: Registration,
): Promise<void> {
  const certificateKey = await storeFile(deps, registration.certificate);
  try {
    await inTransaction(deps.database, (transaction) =>
      keepOnce(deps, transaction, { ...registration, ...caller, certificateKey }),
    );
  } finally {
    // Unless it is a registration's now.
    await deleteOrphanedDocuments(deps, [certificateKey]).catch(() => undefined); // then the job does
  }
}

type CreateBookingCommand = Registration & Pick<Caller, 'language'> & { certificateKey: string };

async function keepOnce(deps: Deps, transaction: Connection, wish: CreateBookingCommand): Promise<void> {
  const { first_name, last_name, email, company_name, phone } = wish.fields;
  const certificate_signature = deps.vault.mark('certificate', wish.certificate);
  const fields = { first_name, last_name, email, company_name, phone, certificate_signature };
  const now = deps.clock.now();
  await lockSender(transaction, email);
  if (await isRegistered(transaction, fields, new Date(now.getTime() - SAME_FOR_MS))) return;
  const { version } = legalDocuments['business-terms'];
  const id = await insertRegistration(transaction, {
    ...fields,
    language: wish.language,
    certificate_key: wish.certificateKey,
    terms_version: version,
    clauses_version: version,
    created_at: now,
  });
  await mailOperator(deps, transaction, { kind: 'registration', id });
}
