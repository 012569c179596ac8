import { Link } from 'react-router';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { useStaff } from './staff.ts';

/** Who is here, what they may do, and where that is. */
export function StartPage() {
  const t = useTexts('backoffice');
  const portal = useTexts('portal');
  const language = useLanguage();
  const { name, roles } = useStaff();
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('hello', { name })}</h1>
      <ul className="mt-6 grid gap-3 desk:grid-cols-3">
        {mayStaff(roles, 'support') && (
          <li>
            <Link to="/applications" className={tile}>
              <Tile title={t('applications')} text={t('applications_text')} />
            </Link>
          </li>
        )}
        {mayStaff(roles, 'support') && (
          <li>
            <Link to="/companies" className={tile}>
              <Tile title={t('companies')} text={t('companies_text')} />
            </Link>
          </li>
        )}
        {mayStaff(roles, 'admin') && (
          <li>
            <Link to="/audit" className={tile}>
              <Tile title={portal('audit')} text={t('audit_text')} />
            </Link>
          </li>
        )}
        {/* Other front ends: documents of their own. */}
        <li>
          <a href="/business/" className={tile}>
            <Tile title={t('portal')} text={t('portal_text')} />
          </a>
        </li>
        <li>
          <a href={`/${language}`} className={tile}>
            <Tile title={t('site')} text={t('site_text')} />
          </a>
        </li>
      </ul>
    </>
  );
}

const tile =
  'border-line hover:bg-sunken rounded-card flex h-full min-h-18 items-center gap-4 border px-4 py-3';

function Tile({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="text-muted block text-sm">{text}</span>
      </span>
      <ChevronRightIcon />
    </>
  );
}
