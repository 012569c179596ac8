import type { RouteObject } from 'react-router';
import { ErrorPage, NotFoundPage } from '@nolo/portal/error-page.tsx';
import { AuditTrailPage, loadAudit } from './audit-trail-page.tsx';
import { bookingRoutes } from './bookings/routes.ts';
import { LogOutPage } from './handover/log-out-page.tsx';
import { finishLogOut, logOut } from './handover/log-out.ts';
import { handoverRoutes } from './handover/routes.ts';
import { BusinessShell } from './business-shell.tsx';
import { calendarRoutes } from './calendar/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { CompaniesPage } from './companies-page.tsx';
import { fleetRoutes } from './fleet/routes.ts';
import { HandoversPage, loadHandovers } from './bookings/handovers-page.tsx';
import { changeMembers } from './members/change-members.ts';
import { InvitationPage } from './members/invitation-page.tsx';
import { LogIn } from './log-in.tsx';
import { loadMember, MEMBER, openDevice } from './member.ts';
import { loadMembers, MembersPage } from './members/members-page.tsx';
import { moneyRoutes } from './money/routes.ts';
import { policeReportRoutes } from './police-report/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';

export const routes: RouteObject[] = [
  { path: 'login', loader: finishLogOut, Component: LogIn },
  { path: 'invitation', Component: InvitationPage },
  { path: 'logout', Component: LogOutPage, action: logOut, ErrorBoundary: ErrorPage },
  {
    id: MEMBER,
    path: '/',
    middleware: [openDevice],
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
