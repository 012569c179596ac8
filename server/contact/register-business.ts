import type { z } from 'zod';
import { legalDocuments } from '../../content/legal-documents.ts';
import type { businessRegistrationBody } from '../../contract/contact.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { insertRegistration } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

type Registration = { fields: z.output<typeof businessRegistrationBody>; certificate: Buffer };

/** Keeps a company's wish to list its cars, its certificate encrypted, and mails the operator that it is there. */
export async function registerBusiness(
  deps: Deps,
  { language }: Caller,
  { fields, certificate }: Registration,
): Promise<void> {
  const { first_name, last_name, email, company_name, phone } = fields;
  const certificate_key = await deps.documents.put(certificate);
  try {
    await inTransaction(deps.database, async (transaction) => {
      const id = await insertRegistration(transaction, {
        language,
        first_name,
        last_name,
        email,
        company_name,
        phone,
        certificate_key,
        terms_version: legalDocuments['business-terms'].version,
        created_at: deps.clock.now(),
      });
      const name = `${first_name} ${last_name}`;
      await mailOperator(deps, transaction, id, {
        kind: 'registration',
        name,
        email,
        phone,
        text: company_name,
      });
    });
  } catch (error) {
    await deps.documents.delete(certificate_key);
    throw error;
  }
}
