import anyAscii from 'any-ascii';
import { XMLBuilder } from 'fast-xml-parser';
import {
  invoiceNumber,
  type InvoiceBuyer,
  type InvoiceSeller,
  type VatKind,
} from '@nolo/domain/billing/invoice.ts';
import { recipientAddress } from '@nolo/domain/billing/invoice-problems.ts';
import type { InvoiceKind } from '@nolo/domain/billing/invoice-state.ts';
import { latinText } from '@nolo/domain/billing/latin-text.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';

/** Everything that an e-invoice of ours says; amounts in minor units, never negative. */
export type Fattura = {
  /** Of its transmission: other than of every file before. */
  progressive: string;
  kind: InvoiceKind;
  year: number;
  number: number;
  issuedOn: LocalDate;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  bookingNumber: string;
  netMinor: number;
  vatMinor: number;
  vat: VatKind;
  /** The invoices that a credit note is about. */
  credited: readonly { year: number; number: number; issuedOn: LocalDate }[];
};

/** Greek, Cyrillic, Chinese and all other scripts, in Latin letters. */
const latin = (text: string, max: number) => latinText(text, max, anyAscii);

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** What FatturaPA is told of a foreigner's postal code and tax number, which it has no room for. */
const FOREIGN_ZIP = '00000';
const FOREIGN_CODE = '0000000';

const builder = new XMLBuilder({ format: true, ignoreAttributes: false });

/** The e-invoice in the format between private parties (FPR12), UTF-8 without a byte order mark. */
export function fatturaXml(fattura: Fattura): string {
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    'p:FatturaElettronica': {
      '@_xmlns:p': NAMESPACE,
      '@_versione': 'FPR12',
      ...elementsOf(fattura),
    },
  });
}

/** What the file says, as its parser reads it. */
export type FatturaElements = ReturnType<typeof elementsOf>;

/** The elements in the order that the schema demands; one that is undefined is left out. */
function elementsOf(fattura: Fattura) {
  return {
    FatturaElettronicaHeader: {
      DatiTrasmissione: transmissionOf(fattura),
      CedentePrestatore: sellerOf(fattura.seller),
      CessionarioCommittente: buyerOf(fattura.buyer),
    },
    FatturaElettronicaBody: { DatiGenerali: generalOf(fattura), DatiBeniServizi: goodsOf(fattura) },
  };
}

function transmissionOf({ progressive, seller, buyer }: Fattura) {
  const address = recipientAddress(buyer);
  return {
    IdTrasmittente: taxId('IT', seller.vatNumber),
    ProgressivoInvio: progressive,
    FormatoTrasmissione: 'FPR12',
    // One that cannot be reached has no number, and no file.
    CodiceDestinatario: address?.code ?? '0000000',
    PECDestinatario: address?.pec ?? undefined,
  };
}

function sellerOf(seller: InvoiceSeller) {
  return {
    DatiAnagrafici: {
      IdFiscaleIVA: taxId('IT', seller.vatNumber),
      Anagrafica: { Denominazione: latin(seller.name, 80) },
      RegimeFiscale: seller.taxRegime,
    },
    Sede: addressOf({ ...seller, country: 'IT' }),
  };
}

function buyerOf(buyer: InvoiceBuyer) {
  const { country, name, vatNumber, fiscalCode, zip, city } = buyer;
  const isItalian = country === 'IT';
  const italianId = vatNumber === null ? undefined : taxId('IT', vatNumber);
  // A foreigner's own postal code has its place before the town.
  const place = isItalian ? { zip, city } : { zip: FOREIGN_ZIP, city: `${zip} ${city}` };
  return {
    DatiAnagrafici: {
      IdFiscaleIVA: isItalian ? italianId : taxId(country, FOREIGN_CODE),
      CodiceFiscale: isItalian ? (fiscalCode ?? undefined) : undefined,
      Anagrafica: { Denominazione: latin(name, 80) },
    },
    Sede: addressOf({ ...buyer, ...place }),
  };
}

const taxId = (country: string, code: string) => ({ IdPaese: country, IdCodice: code });

type Address = Pick<InvoiceBuyer, 'street' | 'zip' | 'city' | 'province' | 'country'>;

function addressOf({ street, zip, city, province, country }: Address) {
  return {
    Indirizzo: latin(street, 60),
    CAP: zip,
    Comune: latin(city, 60),
    Provincia: country === 'IT' ? (province ?? undefined) : undefined,
    Nazione: country,
  };
}

function generalOf(fattura: Fattura) {
  const { kind, issuedOn, credited, netMinor, vatMinor } = fattura;
  return {
    DatiGeneraliDocumento: {
      TipoDocumento: kind,
      Divisa: 'EUR',
      Data: issuedOn,
      Numero: invoiceNumber(fattura),
      ImportoTotaleDocumento: amount(netMinor + vatMinor),
    },
    DatiFattureCollegate: credited.map((invoice) => ({
      IdDocumento: invoiceNumber(invoice),
      Data: invoice.issuedOn,
    })),
  };
}

function goodsOf({ kind, bookingNumber, netMinor, vatMinor, vat }: Fattura) {
  const description =
    kind === 'TD01'
      ? `Commissione di intermediazione, prenotazione ${bookingNumber}`
      : `Storno della commissione di intermediazione, prenotazione ${bookingNumber}`;
  const nature = vat.nature ?? undefined;
  const kindOfVat = { AliquotaIVA: vat.rate.toFixed(2), Natura: nature };
  return {
    DettaglioLinee: [
      {
        NumeroLinea: '1',
        Descrizione: latin(description, 1000),
        Quantita: '1.00',
        PrezzoUnitario: amount(netMinor),
        PrezzoTotale: amount(netMinor),
        ...kindOfVat,
      },
    ],
    DatiRiepilogo: [
      {
        ...kindOfVat,
        ImponibileImporto: amount(netMinor),
        Imposta: amount(vatMinor),
        EsigibilitaIVA: nature === undefined ? 'I' : undefined,
        RiferimentoNormativo: nature,
      },
    ],
  };
}

/** '28.28': euro with two decimals, written from whole cents. */
export function amount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
