import { XMLParser } from 'fast-xml-parser';
import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { FatturaElements } from './fattura-xml.ts';

/** A rule that a file breaks, by the code with which the exchange system would refuse it. */
export type ExchangeProblem = { code: string; text: string };

type Checked = { fileName: string; xml: string; today: LocalDate };
type Rule = (file: ReadFile, checked: Checked) => string | null;

type Header = FatturaElements['FatturaElettronicaHeader'];
type Body = FatturaElements['FatturaElettronicaBody'];
type Taxed = { AliquotaIVA: string; Natura: string | undefined };

/** What of an e-invoice the rules look at. */
type ReadFile = {
  transmission: Header['DatiTrasmissione'];
  seller: Header['CedentePrestatore'];
  buyer: Header['CessionarioCommittente'];
  document: Body['DatiGenerali']['DatiGeneraliDocumento'];
  lines: Body['DatiBeniServizi']['DettaglioLinee'];
  sums: Body['DatiBeniServizi']['DatiRiepilogo'];
};

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (tag) => tag === 'DettaglioLinee' || tag === 'DatiRiepilogo',
});

function readFile(xml: string): ReadFile {
  const { FatturaElettronica } = parser.parse(xml) as { FatturaElettronica: FatturaElements };
  const { FatturaElettronicaHeader: header, FatturaElettronicaBody: body } = FatturaElettronica;
  return {
    transmission: header.DatiTrasmissione,
    seller: header.CedentePrestatore,
    buyer: header.CessionarioCommittente,
    document: body.DatiGenerali.DatiGeneraliDocumento,
    lines: body.DatiBeniServizi.DettaglioLinee,
    sums: body.DatiBeniServizi.DatiRiepilogo,
  };
}

/** Cents of '28.28'; NaN of anything else. */
const centsOf = (text: string): number =>
  /^-?\d{1,11}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : Number.NaN;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const isUntaxed = ({ AliquotaIVA }: Taxed): boolean => Number(AliquotaIVA) === 0;
const hasNature = ({ Natura }: Taxed): boolean => Natura !== undefined;
const vatNumberOf = ({ DatiAnagrafici }: ReadFile['buyer']) => DatiAnagrafici.IdFiscaleIVA?.IdCodice;
const isEachRight = <Part>(parts: readonly Part[], isRight: (part: Part) => boolean): boolean =>
  parts.length > 0 && parts.every(isRight);
const refusedUnless = (isRight: boolean, text: string): string | null => (isRight ? null : text);

/** Codes that the exchange system no longer takes by themselves: N2, N3 and N6 have sub-codes since 2021. */
const OLD_NATURES: readonly (string | undefined)[] = ['N2', 'N3', 'N6'];
/** All that a file may have: what is no letter of Latin-1 is refused by the schema in texts, and nowhere needed. */
const LATIN_FILE = /^[\t\n\r\u0020-\u007e\u00a0-\u00ff]*$/;

/** The exchange system's checks that its schema does not know, as far as our invoices can break them. */
const RULES: Readonly<Record<string, Rule>> = {
  // Names have the sender's tax number and at most five letters or digits.
  '00001': (_, { fileName }) =>
    refusedUnless(/^IT\d{11}_[A-Za-z0-9]{1,5}\.xml$/.test(fileName), 'the name of the file'),
  '00002': ({ transmission: { ProgressivoInvio } }, { fileName }) => {
    const isRight =
      /^[A-Za-z0-9]{1,10}$/.test(ProgressivoInvio) && fileName.endsWith(`_${ProgressivoInvio}.xml`);
    return refusedUnless(isRight, 'progressive of transmission');
  },
  '00103': (_, { xml }) =>
    refusedUnless(!xml.startsWith('\ufeff') && xml.startsWith('<?xml '), 'a byte order mark'),
  '00200': (_, { xml }) =>
    refusedUnless(LATIN_FILE.test(xml.replace(/^\ufeff/, '')), 'letters that are not Latin'),
  '00301': ({ seller }) =>
    refusedUnless(
      readItalianVatNumber(seller.DatiAnagrafici.IdFiscaleIVA.IdCodice) !== null,
      'VAT number of the seller does not exist',
    ),
  '00305': ({ buyer }) => {
    const id = buyer.DatiAnagrafici.IdFiscaleIVA;
    const isRight = id?.IdPaese !== 'IT' || readItalianVatNumber(id.IdCodice) !== null;
    return refusedUnless(isRight, 'VAT number of the buyer does not exist');
  },
  '00313': ({ transmission, buyer }) => {
    const isAbroad = buyer.Sede.Nazione !== 'IT';
    return refusedUnless(
      (transmission.CodiceDestinatario === 'XXXXXXX') === isAbroad,
      'XXXXXXX is for abroad',
    );
  },
  '00400': ({ lines }) =>
    refusedUnless(
      isEachRight(lines, (line) => !isUntaxed(line) || hasNature(line)),
      'a line without VAT and Natura',
    ),
  '00401': ({ lines }) =>
    refusedUnless(
      isEachRight(lines, (line) => isUntaxed(line) || !hasNature(line)),
      'a line with VAT and Natura',
    ),
  '00403': ({ document }, { today }) => refusedUnless(document.Data <= today, 'a date in the future'),
  '00417': ({ buyer }) =>
    refusedUnless(
      vatNumberOf(buyer) !== undefined || buyer.DatiAnagrafici.CodiceFiscale !== undefined,
      'the buyer has neither VAT number nor fiscal code',
    ),
  '00419': ({ lines, sums }) =>
    refusedUnless(
      isEachRight(lines, (line) => sums.some((sum) => sum.AliquotaIVA === line.AliquotaIVA)),
      'a rate without its sum',
    ),
  '00421': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => {
        const due = (centsOf(sum.ImponibileImporto) * Number(sum.AliquotaIVA)) / 100;
        // A cent more or less is taken: parts of a commission are rounded before they are taken from each other.
        return Math.abs(centsOf(sum.Imposta) - due) <= 1.5;
      }),
      'VAT is not rate times sum',
    ),
  '00422': ({ lines, sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => {
        const ofRate = lines.filter((line) => line.AliquotaIVA === sum.AliquotaIVA);
        return sumOf(ofRate.map((line) => centsOf(line.PrezzoTotale))) === centsOf(sum.ImponibileImporto);
      }),
      'a sum is not that of its lines',
    ),
  '00423': ({ lines }) =>
    refusedUnless(
      isEachRight(
        lines,
        (line) => centsOf(line.PrezzoUnitario) * Number(line.Quantita) === centsOf(line.PrezzoTotale),
      ),
      'a line is not price times quantity, in two decimals',
    ),
  '00425': ({ document }) => refusedUnless(/\d/.test(document.Numero), 'a number without a digit'),
  '00426': ({ transmission: { CodiceDestinatario, PECDestinatario }, buyer }) => {
    if (CodiceDestinatario !== '0000000')
      return refusedUnless(PECDestinatario === undefined, 'certified mail beside a code');
    const isPerson = buyer.DatiAnagrafici.CodiceFiscale !== undefined && vatNumberOf(buyer) === undefined;
    return refusedUnless(
      PECDestinatario !== undefined || isPerson,
      'no code and no certified mail of a company',
    );
  },
  '00427': ({ transmission }) =>
    refusedUnless(/^[A-Z0-9]{7}$/.test(transmission.CodiceDestinatario), 'a code of seven characters'),
  '00429': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => !isUntaxed(sum) || hasNature(sum)),
      'a sum without VAT and Natura',
    ),
  '00430': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => isUntaxed(sum) || !hasNature(sum)),
      'a sum with VAT and Natura',
    ),
  '00445': ({ lines, sums }) =>
    refusedUnless(
      isEachRight<Taxed>([...lines, ...sums], ({ Natura }) => !OLD_NATURES.includes(Natura)),
      'Natura needs its sub-code',
    ),
  '00471': ({ seller, buyer }) =>
    refusedUnless(
      seller.DatiAnagrafici.IdFiscaleIVA.IdCodice !== vatNumberOf(buyer),
      'seller and buyer are the same',
    ),
  total: ({ document, sums }) => {
    const total = sumOf(sums.flatMap((sum) => [centsOf(sum.ImponibileImporto), centsOf(sum.Imposta)]));
    return refusedUnless(
      total === centsOf(document.ImportoTotaleDocumento),
      'the total is not that of its sums',
    );
  },
  address: ({ seller, buyer }) =>
    refusedUnless(
      [seller.Sede, buyer.Sede].every(
        ({ CAP, Provincia = 'RM' }) => /^\d{5}$/.test(CAP) && /^[A-Z]{2}$/.test(Provincia),
      ),
      'CAP has five digits, Provincia two letters',
    ),
};

/**
 * What the exchange system would refuse in a file of ours although it fits the schema. That neither number nor file name is
 * there twice (00404, 00409) the database sees to.
 */
export function exchangeProblems(checked: Checked): ExchangeProblem[] {
  const file = readFile(checked.xml);
  return Object.entries(RULES).flatMap(([code, rule]) => {
    const text = rule(file, checked);
    return text === null ? [] : [{ code, text }];
  });
}
