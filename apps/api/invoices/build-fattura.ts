import type { InvoiceBuyer } from '@nolo/domain/billing/invoice.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { findBooking } from '../bookings/booking-store.ts';
import { exchangeProblems } from './exchange-rules.ts';
import { fatturaXml } from './fattura-xml.ts';
import { listCredited, nextProgressive, openBuyer, type InvoiceRow } from './invoice-store.ts';
import { schemaProblems } from './schema-problems.ts';
import type { InvoiceFile } from './exchange/invoice-exchange.ts';

/** A file that may be sent, or what is wrong with it: a defect of ours, or of data that no form of ours has let through. */
export type BuiltFattura = InvoiceFile | { problem: string };

/** Builds an invoice's file under a name that no file has had, and checks it by schema and rules. */
export async function buildFattura(
  { clock, vault }: Pick<Deps, 'clock' | 'vault'>,
  connection: Connection,
  invoice: InvoiceRow,
  buyer: InvoiceBuyer = openBuyer(vault, invoice),
): Promise<BuiltFattura> {
  const progressive = await nextProgressive(connection);
  const booking = await findBooking(connection, invoice.booking_id);
  const xml = fatturaXml({
    progressive,
    kind: invoice.kind,
    year: invoice.year,
    number: invoice.number,
    issuedOn: invoice.issued_on,
    seller: invoice.seller,
    buyer,
    bookingNumber: booking?.number ?? '',
    netMinor: invoice.net_minor,
    vatMinor: invoice.vat_minor,
    vat: { rate: Number(invoice.vat_rate), nature: invoice.vat_nature },
    credited: await listCredited(connection, invoice),
  });
  const name = `IT${invoice.seller.vatNumber}_${progressive}.xml`;
  const broken = exchangeProblems({ fileName: name, xml, today: dateInItaly(clock.now()) });
  const problems = [
    ...(await schemaProblems([{ name, xml }])),
    ...broken.map(({ code, text }) => `${code} ${text}`),
  ];
  return problems.length === 0 ? { name, xml } : { problem: problems.join('; ').slice(0, 1000) };
}
