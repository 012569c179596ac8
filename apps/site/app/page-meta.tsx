import { useLocation, useRouteLoaderData } from 'react-router';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { regional } from '@nolo/i18n/regional.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { inLanguage, sharePictures } from './paths.ts';
import { pageTitleKey } from './page-title.ts';
import type { loader } from '../root.tsx';
import { useSiteName, useTenant } from '../theme/use-tenant.ts';

type Props = {
  /** What the page is called; the site's name follows it. Without it, the title of its path. */
  title?: string;
  description?: string;
  /** Path of the address the page is to be found under; default the current path without its query. */
  path?: string;
  /** Path of a picture for link previews, 1200 by 630; default the website's. */
  image?: string;
  /** Pages that belong to one visitor, and views without content. */
  isPrivate?: boolean;
  /** Shown like any page, but nothing for search engines: a list without cars. */
  isThin?: boolean;
  /** The language for readers of none of ours. */
  fallback?: Language;
};

/**
 * Title, description, canonical address, the same page in the other languages, and link previews. React
 * hoists these into the head, on the server too; render it once per page, outside any Suspense.
 */
export function PageMeta({
  title: given,
  description,
  path,
  image: own,
  isPrivate,
  isThin,
  fallback = 'en',
}: Props) {
  const t = useTexts('common');
  const language = useLanguage();
  const image = own ?? sharePictures.site(language);
  const here = useLocation().pathname;
  const origin = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const site = useSiteName();
  const title = given ?? t(pageTitleKey(here));
  const canonical = path ?? here;
  const tenant = useTenant();
  const summary =
    description ?? (tenant ? t('default_description_own', { name: tenant.name }) : t('default_description'));
  if (isPrivate || isThin) {
    return (
      <>
        <title>{`${title} · ${site}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={summary} />
      <Addresses origin={origin} canonical={canonical} fallback={fallback} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:locale" content={regional[language].replace('-', '_')} />
      <PreviewPicture address={origin + image} alt={title} />
      {/* What else networks read there they take from the words above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type AddressesProps = { origin: string; canonical: string; fallback: Language };

/** The page's own address, and its neighbours in the other languages. */
function Addresses({ origin, canonical, fallback }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + inLanguage(canonical, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLanguage(canonical, fallback)} />
    </>
  );
}

function PreviewPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
