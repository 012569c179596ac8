import { Link, useRouteLoaderData } from 'react-router';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { paths } from '../app/paths.ts';
import type { loader } from '../root.tsx';
import { BrandLogo } from './brand-logo.tsx';

/** The website's logo, or the bundled one; leads to the guest home. */
export function SiteLogo() {
  const t = useTexts('common');
  const language = useLanguage();
  const website = useRouteLoaderData<typeof loader>('root')?.website;
  const name = website?.name ?? 'Nolo';
  return (
    <Link
      to={paths.home(language)}
      aria-label={t('header_to_home', { name })}
      className="rounded-control flex min-h-11 items-center"
    >
      {website?.logo ? (
        <img
          src={website.logo}
          alt=""
          width="160"
          height="40"
          className="h-9 w-auto max-w-40 object-contain"
        />
      ) : (
        <BrandLogo className="h-7 w-auto" />
      )}
    </Link>
  );
}
