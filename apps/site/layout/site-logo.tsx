import { Link } from 'react-router';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../app/paths.ts';
import { useSiteName } from '../theme/use-tenant.ts';
import { Logo } from './logo.tsx';

/** The website's logo; leads to the guest home. */
export function SiteLogo() {
  const t = useTexts('common');
  const language = useLanguage();
  const name = useSiteName();
  return (
    <Link
      to={paths.home(language)}
      aria-label={t('header_to_home', { name })}
      className="rounded-control flex min-h-11 items-center"
    >
      <Logo />
    </Link>
  );
}
