import { Outlet, useParams } from 'react-router';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Shell } from '@nolo/portal/shell.tsx';
import { useMember } from './member.ts';

/** The frame of every page: the company that the address names, and what the reader is in it. */
export function BusinessShell() {
  const t = useTexts('portal');
  const { companyId } = useParams();
  const { name, companies } = useMember();
  const company = companies.find(({ id }) => String(id) === companyId);
  const home = company ? `/${company.id}` : '/';
  const pages = company
    ? [
        { to: home, label: t('handovers') },
        { to: `${home}/cars`, label: t('cars') },
        ...(mayAct(company.role, 'manager') ? [{ to: `${home}/offers`, label: t('offers') }] : []),
        ...(mayAct(company.role, 'owner')
          ? [
              { to: `${home}/members`, label: t('members') },
              { to: `${home}/audit`, label: t('audit') },
            ]
          : []),
      ]
    : [];
  return (
    <Shell
      name={company?.name ?? t('title')}
      home={home}
      role={company ? t(`role_${company.role}`) : ''}
      person={name}
      pages={pages}
      more={companies.length > 1 ? [{ to: '/', label: t('change_company') }] : []}
    >
      <Outlet />
    </Shell>
  );
}
