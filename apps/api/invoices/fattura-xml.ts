import anyAscii from 'any-ascii';
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

/** An element's content: a text, elements, or nothing, which leaves the element out. */
type Content = string | readonly Element[] | null;
type Element = readonly [name: string, content: Content];

/** The e-invoice in the format between private parties (FPR12), UTF-8 without a byte order mark. */
export function fatturaXml(fattura: Fattura): string {
  const header: Element = [
    'FatturaElettronicaHeader',
    [transmissionOf(fattura), sellerOf(fattura.seller), buyerOf(fattura.buyer)],
  ];
  const body: Element = ['FatturaElettronicaBody', [generalOf(fattura), goodsOf(fattura)]];
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="FPR12">\n`;
  return `${start}${written([header, body], '  ')}</p:FatturaElettronica>\n`;
}

function transmissionOf({ progressive, seller, buyer }: Fattura): Element {
  const address = recipientAddress(buyer);
  return [
    'DatiTrasmissione',
    [
      ['IdTrasmittente', taxId('IT', seller.vatNumber)],
      ['ProgressivoInvio', progressive],
      ['FormatoTrasmissione', 'FPR12'],
      // One that cannot be reached has no number, and no file.
      ['CodiceDestinatario', address?.code ?? '0000000'],
      ['PECDestinatario', address?.pec ?? null],
    ],
  ];
}

function sellerOf(seller: InvoiceSeller): Element {
  return [
    'CedentePrestatore',
    [
      [
        'DatiAnagrafici',
        [
          ['IdFiscaleIVA', taxId('IT', seller.vatNumber)],
          ['Anagrafica', [['Denominazione', latin(seller.name, 80)]]],
          ['RegimeFiscale', seller.taxRegime],
        ],
      ],
      ['Sede', addressOf({ ...seller, country: 'IT' })],
    ],
  ];
}

function buyerOf(buyer: InvoiceBuyer): Element {
  const { country, name, vatNumber, fiscalCode, zip, city } = buyer;
  const isItalian = country === 'IT';
  const italianId = vatNumber === null ? null : taxId('IT', vatNumber);
  // A foreigner's own postal code has its place before the town.
  const place = isItalian ? { zip, city } : { zip: FOREIGN_ZIP, city: `${zip} ${city}` };
  return [
    'CessionarioCommittente',
    [
      [
        'DatiAnagrafici',
        [
          ['IdFiscaleIVA', isItalian ? italianId : taxId(country, FOREIGN_CODE)],
          ['CodiceFiscale', isItalian ? fiscalCode : null],
          ['Anagrafica', [['Denominazione', latin(name, 80)]]],
        ],
      ],
      ['Sede', addressOf({ ...buyer, ...place })],
    ],
  ];
}

const taxId = (country: string, code: string): Element[] => [
  ['IdPaese', country],
  ['IdCodice', code],
];

type Address = Pick<InvoiceBuyer, 'street' | 'zip' | 'city' | 'province' | 'country'>;

function addressOf({ street, zip, city, province, country }: Address): Element[] {
  return [
    ['Indirizzo', latin(street, 60)],
    ['CAP', zip],
    ['Comune', latin(city, 60)],
    ['Provincia', country === 'IT' ? province : null],
    ['Nazione', country],
  ];
}

function generalOf(fattura: Fattura): Element {
  const { kind, issuedOn, credited, netMinor, vatMinor } = fattura;
  return [
    'DatiGenerali',
    [
      [
        'DatiGeneraliDocumento',
        [
          ['TipoDocumento', kind],
          ['Divisa', 'EUR'],
          ['Data', issuedOn],
          ['Numero', invoiceNumber(fattura)],
          ['ImportoTotaleDocumento', amount(netMinor + vatMinor)],
        ],
      ],
      ...credited.map((invoice): Element => {
        const reference: Element[] = [
          ['IdDocumento', invoiceNumber(invoice)],
          ['Data', invoice.issuedOn],
        ];
        return ['DatiFattureCollegate', reference];
      }),
    ],
  ];
}

function goodsOf({ kind, bookingNumber, netMinor, vatMinor, vat }: Fattura): Element {
  const description =
    kind === 'TD01'
      ? `Commissione di intermediazione, prenotazione ${bookingNumber}`
      : `Storno della commissione di intermediazione, prenotazione ${bookingNumber}`;
  const kindOfVat: Element[] = [
    ['AliquotaIVA', vat.rate.toFixed(2)],
    ['Natura', vat.nature],
  ];
  return [
    'DatiBeniServizi',
    [
      [
        'DettaglioLinee',
        [
          ['NumeroLinea', '1'],
          ['Descrizione', latin(description, 1000)],
          ['Quantita', '1.00'],
          ['PrezzoUnitario', amount(netMinor)],
          ['PrezzoTotale', amount(netMinor)],
          ...kindOfVat,
        ],
      ],
      [
        'DatiRiepilogo',
        [
          ...kindOfVat,
          ['ImponibileImporto', amount(netMinor)],
          ['Imposta', amount(vatMinor)],
          ['EsigibilitaIVA', vat.nature === null ? 'I' : null],
          ['RiferimentoNormativo', vat.nature],
        ],
      ],
    ],
  ];
}

/** '28.28': euro with two decimals, written from whole cents. */
export function amount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPED[char] ?? char);

function written(elements: readonly Element[], indent: string): string {
  return elements.map(([name, content]) => element(name, content, indent)).join('');
}

function element(name: string, content: Content, indent: string): string {
  if (content === null) return '';
  const inside =
    typeof content === 'string' ? escapeXml(content) : `\n${written(content, `${indent}  `)}${indent}`;
  return `${indent}<${name}>${inside}</${name}>\n`;
}
