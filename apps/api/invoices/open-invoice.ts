import { invoiceNumber } from '@nolo/domain/billing/invoice.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { findBooking } from '../bookings/booking-store.ts';
import { listReservations } from '../bookings/reservation-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller, RenterCaller, StaffCaller } from '../platform/caller.ts';
import { drawPaper } from '../platform/papers/paper.ts';
import type { PrivateFile } from '../platform/send-private-file.ts';
import { drawInvoice, paperLanguage } from './draw-invoice.ts';
import { findInvoice, listCredited, openBuyer, type InvoiceRow } from './invoice-store.ts';
import { openFile } from './send-invoice.ts';

type OpenDeps = Pick<Deps, 'database' | 'vault'>;
type Asked = { id: string };

/** @throws AppError `invoice.not_found`, for another company's too */
async function invoiceFor(
  { database }: OpenDeps,
  caller: MemberCaller | StaffCaller,
  { id }: Asked,
): Promise<InvoiceRow> {
  const invoice = await findInvoice(database, id);
  const isTheirs = caller.kind === 'staff' || invoice?.company_id === caller.companyId;
  if (invoice === null || !isTheirs) throw new AppError('invoice.not_found');
  return invoice;
}

/** A copy to read, drawn from what was frozen. Errors: 404, 503 when too many are being drawn. */
export async function openInvoicePaper(
  deps: OpenDeps,
  caller: MemberCaller | StaffCaller,
  asked: Asked,
): Promise<PrivateFile> {
  return paperOf(deps, await invoiceFor(deps, caller, asked), caller.language);
}

/** The e-invoice as it was built last. @throws AppError `invoice.not_found`, also before it has been built */
export async function openInvoiceFile(
  deps: OpenDeps,
  caller: MemberCaller | StaffCaller,
  asked: Asked,
): Promise<PrivateFile> {
  const invoice = await invoiceFor(deps, caller, asked);
  if (invoice.file_name === null) throw new AppError('invoice.not_found');
  const { name, xml } = openFile(deps.vault, invoice);
  return { type: 'application/xml', fileName: name, bytes: Buffer.from(xml) };
}

/**
 * The renter's copy of an invoice, or a credit note, for a commission that they bear.
 * @throws AppError `booking.not_found`, `invoice.not_found`
 */
export async function openRenterInvoice(
  deps: OpenDeps,
  { accountId, website, language }: RenterCaller,
  { id, invoice: invoiceId }: Asked & { invoice: string },
): Promise<PrivateFile> {
  const [booking] = await listReservations(deps.database, { accountId, website, id });
  if (booking === undefined) throw new AppError('booking.not_found');
  const invoice = await findInvoice(deps.database, invoiceId);
  const isTheirs = invoice?.booking_id === id && invoice.company_id === null;
  if (invoice === null || !isTheirs) throw new AppError('invoice.not_found');
  return paperOf(deps, invoice, language);
}

async function paperOf(
  { database, vault }: OpenDeps,
  invoice: InvoiceRow,
  reader: Language,
): Promise<PrivateFile> {
  const buyer = openBuyer(vault, invoice);
  const booking = await findBooking(database, invoice.booking_id);
  const credited = await listCredited(database, invoice);
  const content = drawInvoice(
    { invoice, buyer, bookingNumber: booking?.number ?? '', credited },
    paperLanguage(buyer, reader),
  );
  const number = invoiceNumber(invoice).replace('/', '-');
  return { type: 'application/pdf', fileName: `invoice-${number}.pdf`, bytes: await drawPaper(content) };
}
