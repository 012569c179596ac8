import { redirect, type RouteObject } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ErrorPage, NotFoundPage } from '@nolo/portal/error-page.tsx';
import { LogInPage } from '@nolo/portal/log-in-page.tsx';
import { api } from './api.ts';
import { AuditTrailPage, loadAudit } from './audit-trail-page.tsx';
import { BackofficeShell } from './backoffice-shell.tsx';
import { applicationRoutes } from './applications/routes.tsx';
import { carModelRoutes } from './car-models/routes.tsx';
import { companyRoutes } from './companies/routes.tsx';
import { documentRoutes } from './documents/routes.tsx';
import { disputeRoutes } from './disputes/routes.tsx';
import { ledgerRoutes } from './ledger/routes.tsx';
import { invoiceRoutes } from './invoices/routes.tsx';
import { peopleRoutes } from './people/routes.tsx';
import { unclosedBookingRoutes } from './unclosed-bookings/routes.tsx';
import { issueRoutes } from './issues/routes.tsx';
import { paymentCaseRoutes } from './payment-cases/routes.tsx';
import { payoutRoutes } from './payouts/routes.tsx';
import { reviewRoutes } from './reviews/routes.tsx';
import { loadStaff, STAFF } from './staff.ts';
import { loadWork, StartPage } from './start-page.tsx';

function LogIn() {
  const t = useTexts('backoffice');
  return <LogInPage title={t('title')} logIn={(body) => api.call('logInStaff', { body })} />;
}

async function logOut() {
  await api.call('logOutStaff');
  return redirect('/login');
}

export const routes: RouteObject[] = [
  { path: 'login', Component: LogIn },
  { path: 'logout', loader: () => redirect('/'), action: logOut, ErrorBoundary: ErrorPage },
  {
    id: STAFF,
    path: '/',
    loader: loadStaff,
    Component: BackofficeShell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, loader: loadWork, Component: StartPage },
          { path: 'audit', loader: loadAudit, Component: AuditTrailPage },
          ...applicationRoutes,
          ...companyRoutes,
          ...documentRoutes,
          ...issueRoutes,
          ...unclosedBookingRoutes,
          ...peopleRoutes,
          ...paymentCaseRoutes,
          ...payoutRoutes,
          ...disputeRoutes,
          ...ledgerRoutes,
          ...invoiceRoutes,
          ...reviewRoutes,
          ...carModelRoutes,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
