import type { MailTemplates } from '../emails/mail-templates.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { enqueueMail } from '../emails/mail.ts';

/** A tenant at whose site somebody wrote: in its name, to its own address if it has one. */
type Tenant = { websiteId: number; email: string | null };

/** What people send reaches the platform's operator as a mail, or the tenant at whose site they wrote; in Italian. */
export async function mailOperator(
  deps: Pick<Deps, 'clock' | 'config' | 'jobs'>,
  connection: Connection,
  id: string,
  data: MailTemplates['operator-notice'],
  tenant: Tenant | null = null,
): Promise<void> {
  await enqueueMail(deps, connection, {
    key: `operator-notice:${id}`,
    recipient: tenant?.email ?? deps.config.OPERATOR_EMAIL,
    language: 'it',
    websiteId: tenant?.websiteId ?? null,
    template: 'operator-notice',
    data,
  });
}
