import { Outlet } from 'react-router';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Shell } from '@nolo/portal/shell.tsx';
import { useWorkLists } from './work-lists.ts';
import { useStaff } from './staff.ts';

/** Pages that the line beside the name has room for, in every language on a narrow desk; the menu has the others. */
const IN_LINE = 4;

/** The frame of every page of the staff. */
export function BackofficeShell() {
  const t = useTexts('backoffice');
  const portal = useTexts('portal');
  const { name, roles } = useStaff();
  const lists = useWorkLists();
  const work = useTexts('work');
  const pages = [
    ...(mayStaff(roles, 'support') ? [{ to: '/companies', label: t('companies') }] : []),
    ...lists,
    ...(mayStaff(roles, 'finance') ? [{ to: '/reconciliation', label: work('reconciliation') }] : []),
    ...(mayStaff(roles, 'support') ? [{ to: '/reviews', label: work('reviews') }] : []),
    ...(mayStaff(roles, 'admin')
      ? [
          { to: '/people', label: t('people') },
          { to: '/audit', label: portal('audit') },
        ]
      : []),
  ];
  return (
    <Shell
      name={t('title')}
      home="/"
      role={roles.map((role) => portal(`role_${role}`)).join(', ')}
      person={name}
      pages={pages.slice(0, IN_LINE)}
      more={pages.slice(IN_LINE)}
    >
      <Outlet />
    </Shell>
  );
}
