import type { AutoRentalLeaf, OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { socialNetworks } from '@nolo/domain/website/website-link.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Website } from '../../api/request-context.ts';

/**
 * Who runs this website: a rental company on its own site, else whoever lets several companies rent there. The
 * platform's address and e-mail are the operator's; a tenant's are not public here.
 */
export function organisationData(website: Website, origin: string): OrganizationLeaf | AutoRentalLeaf {
  const logo = website.logo === null ? {} : { logo: new URL(website.logo, origin).href };
  const profiles = website.links.filter(({ kind }) => socialNetworks.some((one) => one === kind));
  const who = {
    '@id': `${origin}/#organisation`,
    name: website.name,
    legalName: website.legal.company,
    vatID: website.legal.vat,
    url: origin,
    ...logo,
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  } as const;
  if (website.company_id !== null) return { '@type': 'AutoRental', ...who };
  const isPlatform = website.contractor_id === null;
  const { email, address } = website.operator;
  return { '@type': 'Organization', ...who, ...(isPlatform ? { email, address } : {}) };
}

export function websiteData(website: Website, origin: string, language: Language): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: website.name,
    url: origin,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organisation` },
  };
}
