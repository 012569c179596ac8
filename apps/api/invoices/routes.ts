import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { sendPrivateFile } from '../platform/send-private-file.ts';
import { openInvoiceFile, openInvoicePaper, openRenterInvoice } from './open-invoice.ts';
import { resendInvoice } from './resend-invoice.ts';
import { showCompanyInvoices, showStaffInvoices } from './show-invoices.ts';

/** The platform's invoices: for the company or the renter that bears a commission, and for finance. */
export const invoiceRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyInvoices, async ({ caller, query }) => ({
    data: await showCompanyInvoices(deps, caller, query),
  }));

  register(businessApi.companyInvoicePaper, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openInvoicePaper(deps, caller, params)),
  );

  register(businessApi.companyInvoiceFile, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openInvoiceFile(deps, caller, params)),
  );

  register(staffApi.staffInvoices, async ({ caller, query }) => ({
    data: await showStaffInvoices(deps, caller, query),
  }));

  register(staffApi.staffInvoicePaper, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openInvoicePaper(deps, caller, params)),
  );

  register(staffApi.staffInvoiceFile, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openInvoiceFile(deps, caller, params)),
  );

  register(staffApi.resendInvoice, async ({ caller, params }) => {
    await resendInvoice(deps, caller, params);
    return { data: {} };
  });

  register(
    api.reservationInvoice,
    async ({ caller, params, reply }) =>
      sendPrivateFile(reply, await openRenterInvoice(deps, caller, params)),
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );
};
