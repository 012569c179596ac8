import { Link, Navigate } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { useMember } from './member.ts';

/** For which company to act; whoever acts for one alone is not asked. */
export function CompaniesPage() {
  const t = useTexts('portal');
  const { companies } = useMember();
  const [first] = companies;
  if (companies.length === 1 && first) return <Navigate replace to={`/${first.id}`} />;
  const title = t('companies_title');
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <ul className="mt-4 grid max-w-2xl gap-3">
        {companies.map(({ id, name, role }) => (
          <li key={id}>
            <Link
              to={`/${id}`}
              className="border-line hover:bg-sunken rounded-card flex min-h-18 items-center gap-4 border px-4 py-3"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{name}</span>
                <span className="text-muted block text-sm">{t(`role_${role}`)}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
