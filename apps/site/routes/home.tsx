import { useRouteLoaderData } from 'react-router';
import type { AutoRentalLeaf, OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import type { Route } from './+types/home';
import { languageOfPath, type Language } from '@nolo/i18n/language.ts';
import { apiOf, nowOf, themeOf, type Website } from '../api/request-context.ts';
import { allOf } from '../features/home/all-of.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';
import { socialNetworks } from '@nolo/domain/website/website-link.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { useTenant } from '../theme/use-tenant.ts';
import { nowInItaly } from '../shared/rental/rental-dates.ts';
import type { loader as rootLoader } from '../root.tsx';
import { StructuredData } from '../shared/structured/structured-data.tsx';

export const handle: PageHandle = { namespaces: ['home', 'search', 'trust'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [home, { carTypes }] = await Promise.all([api.call('websiteHome'), api.call('carTypes')]);
  return {
    home,
    allOf: allOf(themeOf(context), languageOfPath(url.pathname), carTypes),
    now: nowInItaly(nowOf(context)),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts('home');
  const isTenant = useTenant() !== null;
  const meta = isTenant ? { title: t('title_own') } : { title: t('title'), description: t('description') };
  return (
    <>
      <PageMeta {...meta} />
      <Organisation />
      <HomePage {...loaderData} />
    </>
  );
}

/** Whose website this is, as search engines read it. */
function Organisation() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const language = useLanguage();
  return root ? (
    <>
      <StructuredData data={import.meta.env.SSR && organisationData(root.website, root.origin)} />
      <StructuredData data={import.meta.env.SSR && websiteData(root.website, root.origin, language)} />
    </>
  ) : null;
}

/**
 * Who runs this website: a rental company on its own site, else whoever lets several companies rent there. The
 * platform's address and e-mail are the operator's; a tenant's are not public here.
 */
function organisationData(website: Website, origin: string): OrganizationLeaf | AutoRentalLeaf {
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

function websiteData(website: Website, origin: string, language: Language): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: website.name,
    url: origin,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organisation` },
  };
}
