/**
 * The platform's invoices for its commissions (docs/specification/money.md 3). Seller and buyer are frozen with the number, so
 * these shapes stand in the database: a change of them needs a migration.
 */
import type { LedgerKind } from '../commission/ledger-kinds.ts';
import { VAT_PERCENT } from '../money/money.ts';
import type { InvoiceKind } from './invoice-state.ts';

/** The operator. `taxRegime` is FatturaPA's RegimeFiscale. */
export type InvoiceSeller = {
  name: string;
  /** Eleven digits. */
  vatNumber: string;
  street: string;
  zip: string;
  city: string;
  province: string;
  taxRegime: 'RF01';
};

/** Who bears the commission. What is not known is an empty text, or null where it may be missing in a lawful invoice. */
export type InvoiceBuyer = {
  kind: 'company' | 'person';
  name: string;
  /** ISO 3166, 'IT'. */
  country: string;
  street: string;
  zip: string;
  city: string;
  /** Only companies have one here: nobody asks renters, and a person's invoice does not need it. */
  province: string | null;
  /** A company's, eleven digits. */
  vatNumber: string | null;
  /** A person's, or a company's where it differs from its VAT number (VAT group, sole trader); sealed in the database. */
  fiscalCode: string | null;
  /** Where e-invoices reach a company: its code, or its certified mail. */
  recipientCode: string | null;
  pec: string | null;
};

/** Why no VAT is due (FatturaPA's Natura), for a rate of 0; those that the exchange system still takes. */
export const VAT_NATURES = [
  ...(['N1', 'N2.1', 'N2.2', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6', 'N4', 'N5'] as const),
  ...(['N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8', 'N6.9', 'N7'] as const),
] as const;
export type VatNature = (typeof VAT_NATURES)[number];

/** The VAT kind of an invoice's line: percent, and the reason where it is 0. */
export type VatKind = { rate: number; nature: VatNature | null };

/** What a commission has unless its invoice says otherwise. */
export const COMMISSION_VAT: VatKind = { rate: VAT_PERCENT, nature: null };

/** '1/2026', as it stands on the document. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `${number}/${year}`;

/** Kinds of ledger transactions whose commission the renter bears: kept after late cancelling or a no-show. */
const BORNE_BY_RENTER: readonly LedgerKind[] = ['cancellation', 'no_show'];

/** Whom the commission of a ledger transaction is invoiced to. */
export const bearerOf = (transactionKind: LedgerKind): InvoiceBuyer['kind'] =>
  BORNE_BY_RENTER.includes(transactionKind) ? 'person' : 'company';

/** An invoice of a booking, or a credit note that was issued for some; amounts in minor units. */
export type IssuedInvoice = {
  id: string;
  kind: InvoiceKind;
  buyerKind: InvoiceBuyer['kind'];
  creditedId: string | null;
  netMinor: number;
};

/** What of an invoice a credit note takes back. */
export type Credit = { id: string; netMinor: number };

/**
 * The invoices of a booking that a new credit note goes back over, the latest that is not used up first, all to one recipient;
 * null when they do not suffice. `issued` in the order of their numbers: what earlier credit notes have used up follows
 * from the same rule.
 */
export function creditsFor(issued: readonly IssuedInvoice[], netMinor: number): Credit[] | null {
  const rests = restsOf(issued);
  for (const buyerKind of ['company', 'person'] as const) {
    const taken = take(
      rests.filter((rest) => rest.buyerKind === buyerKind),
      netMinor,
    );
    if (taken !== null) return taken;
  }
  return null;
}

/** What the credit note `id`, one of `issued`, goes back over. */
export function creditsOf(issued: readonly IssuedInvoice[], id: string): Credit[] {
  const at = issued.findIndex((one) => one.id === id);
  const note = issued[at];
  return (note && creditsFor(issued.slice(0, at), note.netMinor)) ?? [];
}

type Rest = { id: string; buyerKind: InvoiceBuyer['kind']; netMinor: number };

function restsOf(issued: readonly IssuedInvoice[]): Rest[] {
  let rests: Rest[] = [];
  for (const { id, kind, buyerKind, netMinor } of issued) {
    if (kind === 'TD01') rests.push({ id, buyerKind, netMinor });
    else {
      const taken = take(
        rests.filter((rest) => rest.buyerKind === buyerKind),
        netMinor,
      );
      const takenOf = (restId: string) => taken?.find((credit) => credit.id === restId)?.netMinor ?? 0;
      rests = rests.map((rest) => ({ ...rest, netMinor: rest.netMinor - takenOf(rest.id) }));
    }
  }
  return rests;
}

function take(rests: readonly Rest[], netMinor: number): Credit[] | null {
  const taken: Credit[] = [];
  let left = netMinor;
  for (const { id, netMinor: rest } of rests.toReversed()) {
    const part = Math.min(rest, left);
    if (part > 0) taken.push({ id, netMinor: part });
    left -= part;
  }
  return left === 0 ? taken : null;
}
