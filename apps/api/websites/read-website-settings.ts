import type { z } from 'zod';
import type { websiteSettings } from '@nolo/contract/websites.ts';
import { subDomainOf } from '@nolo/domain/website/sub-domain.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { legalOf, findWebsite, type Website } from './website-store.ts';

/**
 * A website's settings. `sub_domain` may be what stands before the first hyphen, or one of the local names
 * that mean `www` (docs/specification/tenants.md 1).
 * @throws AppError website.unknown
 */
export async function readWebsiteSettings(
  deps: Deps,
  _caller: Caller,
  { sub_domain }: { sub_domain: string },
): Promise<z.infer<typeof websiteSettings>> {
  const website = await findWebsite(deps, subDomainOf(sub_domain));
  if (website === null) throw new AppError('website.unknown');
  const { logo, theme_color, theme_count, contractor_id, company_id, name } = website;
  const operator = operatorOf(deps.config);
  return {
    logo,
    theme_color,
    theme_count,
    contractor_id,
    company_id,
    name,
    legal: legalOf(website, deps.config),
    operator,
    contact: contactOf(website, operator),
    links: [...website.links],
    knows_addresses: deps.geocoder !== null,
    map_style_url: deps.config.MAP_STYLE_URL ?? null,
    visits: {
      analytics_url: deps.config.ANALYTICS_URL ?? null,
      pixel_id: deps.config.PIXEL_ID ?? null,
      vitals_percent: deps.config.WEB_VITALS_PERCENT,
    },
  };
}

type Settings = z.infer<typeof websiteSettings>;

/** A reseller has no counter of its own: its renters call the company that hands over the car. */
function contactOf(website: Website, { email, phone, address }: Settings['operator']): Settings['contact'] {
  if (!isTenant(website)) return { email, phone, address };
  return { email: website.reply_to ?? email, phone: website.phone, address: website.address };
}

function operatorOf(config: Deps['config']): Settings['operator'] {
  return {
    company: config.OPERATOR_NAME,
    vat: config.OPERATOR_VAT,
    address: config.OPERATOR_ADDRESS,
    email: config.OPERATOR_EMAIL,
    phone: config.OPERATOR_PHONE,
  };
}
