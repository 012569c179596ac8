import { mayStaff } from '@nolo/domain/account/roles.ts';
import { staffWorkRoles, type StaffWorkList } from '@nolo/domain/account/staff-work.ts';
import { keysOf } from '@nolo/domain/records.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useStaff } from './staff.ts';

type WorkList = {
  list: StaffWorkList;
  to: string;
  label: string;
  text: string;
  /** Stands in the line of pages; others only in the menu and on the start page. */
  isDaily: boolean;
};

/** The work lists that the person's roles allow. */
export function useWorkLists(): WorkList[] {
  const t = useTexts('work');
  const { roles } = useStaff();
  const applications = useTexts('backoffice');
  const pages: Record<StaffWorkList, Omit<WorkList, 'list'>> = {
    applications: {
      to: '/applications',
      label: applications('applications'),
      text: applications('applications_text'),
      isDaily: true,
    },
    documents: { to: '/documents', label: t('documents'), text: t('documents_text'), isDaily: true },
    issues: { to: '/issues', label: t('issues'), text: t('issues_text'), isDaily: true },
    unclosed_bookings: {
      to: '/unclosed-bookings',
      label: t('unclosed'),
      text: t('unclosed_text'),
      isDaily: true,
    },
    payment_cases: {
      to: '/payment-cases',
      label: t('payment_cases'),
      text: t('payment_cases_text'),
      isDaily: true,
    },
    payouts: { to: '/payouts', label: t('payouts'), text: t('payouts_text'), isDaily: false },
  };
  return keysOf(staffWorkRoles)
    .filter((list) => mayStaff(roles, staffWorkRoles[list]))
    .map((list) => ({ list, ...pages[list] }));
}
