import { redirect, type ActionFunctionArgs, type RouteObject } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ErrorPage, NotFoundPage } from '@nolo/portal/error-page.tsx';
import { LogInPage } from '@nolo/portal/log-in-page.tsx';
import { api } from './api.ts';
import { AuditTrailPage, loadAudit } from './audit-trail-page.tsx';
import { bookingRoutes } from './bookings/routes.ts';
import { LogOutPage } from './handover/log-out-page.tsx';
import { listFinished, wipeDevice } from './handover/device-store.ts';
import { handoverRoutes } from './handover/routes.ts';
import { BusinessShell } from './business-shell.tsx';
import { calendarRoutes } from './calendar/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { CompaniesPage } from './companies-page.tsx';
import { fleetRoutes } from './fleet/routes.ts';
import { HandoversPage, loadHandovers } from './bookings/handovers-page.tsx';
import { changeMembers } from './members/change-members.ts';
import { InvitationPage } from './members/invitation-page.tsx';
import { loadMember, MEMBER } from './member.ts';
import { loadMembers, MembersPage } from './members/members-page.tsx';
import { moneyRoutes } from './money/routes.ts';
import { policeReportRoutes } from './police-report/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';

function LogIn() {
  const t = useTexts('portal');
  return <LogInPage title={t('title')} logIn={(body) => api.call('logInMember', { body })} />;
}

/** Asks first while something that was captured has not been sent: nothing of a rental stays on the device. */
async function logOut({ request }: ActionFunctionArgs) {
  const isConfirmed = (await request.formData()).has('confirmed');
  const waiting = await listFinished().catch(() => []);
  if (waiting.length > 0 && !isConfirmed) return { waiting: waiting.length };
  await api.call('logOutMember');
  await wipeDevice().catch(() => undefined);
  return redirect('/login');
}

export const routes: RouteObject[] = [
  { path: 'login', Component: LogIn },
  { path: 'invitation', Component: InvitationPage },
  { path: 'logout', Component: LogOutPage, action: logOut, ErrorBoundary: ErrorPage },
  {
    id: MEMBER,
    path: '/',
    loader: loadMember,
    // Each page says how many notices are new by now.
    shouldRevalidate: () => true,
    Component: BusinessShell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, Component: CompaniesPage },
          { path: ':companyId', loader: loadHandovers, Component: HandoversPage },
          ...bookingRoutes,
          ...handoverRoutes,
          ...fleetRoutes,
          {
            path: ':companyId/members',
            loader: loadMembers,
            action: changeMembers,
            Component: MembersPage,
          },
          ...calendarRoutes,
          ...policeReportRoutes,
          ...moneyRoutes,
          ...reviewRoutes,
          companyRoutes,
          { path: ':companyId/audit', loader: loadAudit, Component: AuditTrailPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
