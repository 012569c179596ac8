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
    },
    documents: { to: '/documents', label: t('documents'), text: t('documents_text') },
    issues: { to: '/issues', label: t('issues'), text: t('issues_text') },
    unclosed_bookings: {
      to: '/unclosed-bookings',
      label: t('unclosed'),
      text: t('unclosed_text'),
    },
    car_models: { to: '/car-models', label: t('car_models'), text: t('car_models_text') },
    payment_cases: {
      to: '/payment-cases',
      label: t('payment_cases'),
      text: t('payment_cases_text'),
    },
    payouts: { to: '/payouts', label: t('payouts'), text: t('payouts_text') },
    disputes: { to: '/disputes', label: t('disputes'), text: t('disputes_text') },
    invoices: { to: '/invoices', label: t('invoices'), text: t('invoices_text') },
  };
  return keysOf(staffWorkRoles)
    .filter((list) => mayStaff(roles, staffWorkRoles[list]))
    .map((list) => ({ list, ...pages[list] }));
}
