import { Outlet } from 'react-router';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Shell } from '@nolo/portal/shell.tsx';
import { useWorkLists } from './work-lists.ts';
import { useStaff } from './staff.ts';

/** The frame of every page of the staff. */
export function BackofficeShell() {
  const t = useTexts('backoffice');
  const portal = useTexts('portal');
  const { name, roles } = useStaff();
  const lists = useWorkLists();
  const work = useTexts('work');
  const ofSupport = mayStaff(roles, 'support')
    ? [
        { to: '/companies', label: t('companies') },
        { to: '/reviews', label: work('reviews') },
      ]
    : [];
  return (
    <Shell
      name={t('title')}
      home="/"
      role={roles.map((role) => portal(`role_${role}`)).join(', ')}
      person={name}
      pages={[{ to: '/', label: t('start') }, ...lists.filter(({ isDaily }) => isDaily), ...ofSupport]}
      more={[
        ...lists.filter(({ isDaily }) => !isDaily),
        ...(mayStaff(roles, 'admin')
          ? [
              { to: '/people', label: t('people') },
              { to: '/audit', label: portal('audit') },
            ]
          : []),
      ]}
    >
      <Outlet />
    </Shell>
  );
}
