import { Link, useRouteLoaderData } from 'react-router';
import { cities } from '@nolo/content/cities.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { paths } from '../app/paths.ts';
import { hasPage } from '../app/theme-four-only.ts';
import { useLayoutData } from '../app/use-layout-data.ts';
import type { loader as rootLoader } from '../root.tsx';
import { useTenant } from '../theme/use-tenant.ts';
import { useTheme } from '../theme/use-theme.ts';
import { Elsewhere } from './elsewhere.tsx';
import { consentHash } from '../visit/consent-hash.ts';
import { footerLinks, shortFooterLinks, useSiteLinks, type PageLink } from './header-links.ts';
import { Logo } from './logo.tsx';
import { SiteLink } from './site-link.tsx';

/** The footer's ground, how logo and links stand in it, and how high it is where a telephone shows it as long as a page. */
const footerVariants: Record<Theme, { frame: string; top: string; height?: string }> = {
  1: {
    frame: 'bg-surface border-primary border-t-4',
    top: 'desk:flex-row desk:items-center flex flex-col justify-between gap-4',
  },
  2: {
    frame: 'bg-sunken rounded-t-panel sm:mx-6',
    top: 'flex flex-col items-center gap-6 text-center [&_ul]:justify-center',
  },
  3: {
    frame: 'bg-page border-line border-t pt-8',
    top: 'flex flex-col items-center gap-8 text-center [&_ul]:justify-center',
  },
  4: {
    frame: 'bg-sunken border-line border-t',
    height: 'max-sm:drawn-when-near-[92rem]',
    top: 'desk:flex-row desk:items-end flex flex-col justify-between gap-6',
  },
};

/** The footer's makers and types, in the order of docs/specification/pages.md 5. */
const footerMakers = [
  'Toyota', 'Ford', 'Chevrolet', 'Nissan', 'Hyundai', 'Volkswagen', 'Honda', 'Kia', 'Mazda', 'Subaru',
  'Ferrari', 'Lamborghini', 'Porsche', 'Maserati', 'Aston Martin',
]; // prettier-ignore
const footerTypes = ['luxury-car', 'coupe', 'limousine', 'electric-car', 'minivan', 'convertible'] as const;
const footerCities = 15;

export function Footer({ isShort }: { isShort: boolean }) {
  const t = useTexts('common');
  const isTenant = useTenant() !== null;
  const variant = footerVariants[useTheme()];
  if (isShort) {
    return (
      <footer aria-label={t('footer_label')} className={`mt-auto text-sm ${variant.frame}`}>
        <div className="page-width grid gap-3 py-6">
          <SiteLinks links={shortFooterLinks} />
          <LegalLine />
        </div>
      </footer>
    );
  }
  return (
    <footer
      aria-label={t('footer_label')}
      className={`mt-auto text-sm ${variant.frame} ${variant.height ?? ''}`}
    >
      <div className="page-width grid gap-10 py-12">
        <div className={variant.top}>
          <div className="flex flex-col gap-3">
            <Logo />
            {!isTenant && <p className="text-muted">{t('footer_claim')}</p>}
          </div>
          <SiteLinks links={footerLinks} />
        </div>
        <Cities />
        <Makers />
        <Types />
        <div className="border-line desk:flex-row desk:items-center flex flex-col justify-between gap-6 border-t pt-6">
          <LegalLine />
          <Elsewhere />
        </div>
      </div>
    </footer>
  );
}

/** Whose website it is, with the tax number. */
function LegalLine() {
  const t = useTexts('common');
  const legal = useRouteLoaderData<typeof rootLoader>('root')?.website.legal;
  const year = useLayoutData()?.year ?? '';
  return <p className="text-muted">{legal && t('footer_legal_entity', { ...legal, year })}</p>;
}

const linkStyle = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11 hover:underline';

function SiteLinks({ links }: { links: readonly PageLink[] }) {
  const t = useTexts('common');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
      {useSiteLinks(links).map((link) => (
        <li key={link.text}>
          <SiteLink link={link} className={linkStyle} />
        </li>
      ))}
      <li>
        {/* The browser's own link: the page with its query stays, and it works before any script does. */}
        <a href={consentHash} className={linkStyle}>
          {t('footer_cookies')}
        </a>
      </li>
    </ul>
  );
}

type ListLink = { name: string; to: string };

/** Lists of cars, as far as this website has pages for them. */
function LinkList({ title, links }: { title: string; links: readonly ListLink[] }) {
  const theme = useTheme();
  const there = links.filter(({ to }) => hasPage(theme, to));
  return there.length === 0 ? null : (
    <section>
      <h2 className="text-base">{title}</h2>
      <ul className="text-muted mt-3 flex flex-wrap gap-x-6 gap-y-1.5 sm:grid sm:grid-cols-3 lg:grid-cols-5">
        {there.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className={linkStyle}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cities() {
  const t = useTexts('common');
  const language = useLanguage();
  const links = cities
    .slice(0, footerCities)
    .map((city) => ({ name: city.names[language], to: paths.carListCity(language, city) }));
  return <LinkList title={t('footer_cities')} links={links} />;
}

/** Only makers that the catalogue has; the address needs their id. */
function Makers() {
  const t = useTexts('common');
  const language = useLanguage();
  const known = useLayoutData()?.carMakes ?? [];
  const makers = footerMakers.flatMap((name) => known.find((make) => make.carMake === name) ?? []);
  const links = makers.map((make) => ({ name: make.carMake, to: paths.carListMake(language, make) }));
  return <LinkList title={t('footer_makers')} links={links} />;
}

function Types() {
  const t = useTexts('common');
  const language = useLanguage();
  const known = useLayoutData()?.carTypes ?? [];
  const links = footerTypes.flatMap((key) => {
    const type = known.find((one) => one.key === key);
    return type ? [{ name: t(`car_type_${key}`), to: paths.carListType(language, type) }] : [];
  });
  return <LinkList title={t('footer_types')} links={links} />;
}
