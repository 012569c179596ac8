import { isTenant } from '@nolo/domain/website/tenant.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Sender } from '../../platform/mail-transport.ts';
import { originOf } from '../../platform/request-website.ts';
import { findWebsiteById } from '../../websites/website-store.ts';
import { platformSite, tenantSite, type MailSite } from './mail-site.ts';

type Found = {
  site: MailSite;
  /** Absent: the platform, as configured. */
  from?: Sender;
  replyTo?: string;
};

type SenderDeps = { config: Config; database: Database };

/**
 * In whose name a message goes out. A tenant's bears its name, and its e-mail address only where the mail server may
 * send for it: anything else would be spoofing, and would not arrive.
 */
export async function findSender({ config, database }: SenderDeps, websiteId: number | null): Promise<Found> {
  const website = websiteId === null ? null : await findWebsiteById({ database }, websiteId);
  if (website === null || !isTenant(website)) return { site: platformSite(config) };
  const origin = originOf(config.PUBLIC_ORIGIN, website);
  return {
    site: tenantSite(config, website, origin),
    from: { name: website.name, address: website.mail_from },
    ...(website.reply_to !== null && { replyTo: website.reply_to }),
  };
}
