import { redirect, type RouteObject } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ErrorPage, NotFoundPage } from '@nolo/portal/error-page.tsx';
import { LogInPage } from '@nolo/portal/log-in-page.tsx';
import { api } from './api.ts';
import { AuditTrailPage, loadAudit } from './audit-trail-page.tsx';
import { bookingRoutes } from './bookings/routes.ts';
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
import { policeReportRoutes } from './police-report/routes.ts';

function LogIn() {
  const t = useTexts('portal');
  return <LogInPage title={t('title')} logIn={(body) => api.call('logInMember', { body })} />;
}

async function logOut() {
  await api.call('logOutMember');
  return redirect('/login');
}

export const routes: RouteObject[] = [
  { path: 'login', Component: LogIn },
  { path: 'invitation', Component: InvitationPage },
  { path: 'logout', loader: () => redirect('/'), action: logOut, ErrorBoundary: ErrorPage },
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
          companyRoutes,
          { path: ':companyId/audit', loader: loadAudit, Component: AuditTrailPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
