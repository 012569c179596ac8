import type { z } from 'zod';
import type { contactUsBody } from '../../contract/contact.ts';
import { isTenant } from '../../domain/website/tenant.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { findWebsiteById } from '../websites/website-store.ts';
import { insertContactMessage } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

/** Keeps a message of the contact form and mails it to whoever runs the website: the tenant, else the operator. */
export async function sendContactMessage(
  deps: Deps,
  { website, language }: Caller,
  form: z.output<typeof contactUsBody>,
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const id = await insertContactMessage(transaction, {
      ...form,
      language,
      website_id: website.id,
      created_at: deps.clock.now(),
    });
    const notice = {
      kind: 'contact',
      name: `${form.first_name} ${form.last_name}`,
      email: form.email,
      phone: form.mobile_number,
      text: form.message,
    } as const;
    const site = await findWebsiteById({ database: transaction }, website.id);
    const tenant = site !== null && isTenant(site) ? { websiteId: website.id, email: site.reply_to } : null;
    await mailOperator(deps, transaction, id, notice, tenant);
  });
}
