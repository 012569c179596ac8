import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';

/** A rule that a file breaks, by the code with which the exchange system would refuse it. */
export type ExchangeProblem = { code: string; text: string };

type Checked = { fileName: string; xml: string; today: LocalDate };
type Rule = (file: ReadFile, checked: Checked) => string | null;

/** What of an e-invoice the rules look at. */
type ReadFile = {
  xml: string;
  seller: string;
  buyer: string;
  lines: string[];
  sums: string[];
};

const one = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(xml)?.[1] ?? null;
const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, inside = '']) => inside);

/** Cents of '28.28'; NaN of anything else. */
function centsOf(text: string | null): number {
  return text !== null && /^-?\d{1,11}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : Number.NaN;
}

const cents = (xml: string, tag: string): number => centsOf(one(xml, tag));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const rateOf = (part: string): string => one(part, 'AliquotaIVA') ?? '';
const isUntaxed = (part: string): boolean => Number(rateOf(part)) === 0;
const isEachRight = (parts: readonly string[], isRight: (part: string) => boolean): boolean =>
  parts.length > 0 && parts.every(isRight);
const refusedUnless = (isRight: boolean, text: string): string | null => (isRight ? null : text);

/** Codes that the exchange system no longer takes by themselves: N2, N3 and N6 have sub-codes since 2021. */
const OLD_NATURES: readonly (string | null)[] = ['N2', 'N3', 'N6'];
/** All that a file may have: what is no letter of Latin-1 is refused by the schema in texts, and nowhere needed. */
const LATIN_FILE = /^[\t\n\r\u0020-\u007e\u00a0-\u00ff]*$/;

/** The exchange system's checks that its schema does not know, as far as our invoices can break them. */
const RULES: Readonly<Record<string, Rule>> = {
  // Names have the sender's tax number and at most five letters or digits.
  '00001': (_, { fileName }) =>
    refusedUnless(/^IT\d{11}_[A-Za-z0-9]{1,5}\.xml$/.test(fileName), 'the name of the file'),
  '00002': ({ xml }, { fileName }) => {
    const progressive = one(xml, 'ProgressivoInvio') ?? '';
    const isRight = /^[A-Za-z0-9]{1,10}$/.test(progressive) && fileName.endsWith(`_${progressive}.xml`);
    return refusedUnless(isRight, 'progressive of transmission');
  },
  '00103': ({ xml }) =>
    refusedUnless(!xml.startsWith('\ufeff') && xml.startsWith('<?xml '), 'a byte order mark'),
  '00200': ({ xml }) =>
    refusedUnless(LATIN_FILE.test(xml.replace(/^\ufeff/, '')), 'letters that are not Latin'),
  '00301': ({ seller }) =>
    refusedUnless(
      readItalianVatNumber(one(seller, 'IdCodice') ?? '') !== null,
      'VAT number of the seller does not exist',
    ),
  '00305': ({ buyer }) => {
    const isForeign = one(buyer, 'IdPaese') !== 'IT';
    const vatNumber = one(buyer, 'IdCodice');
    const isRight = vatNumber === null || isForeign || readItalianVatNumber(vatNumber) !== null;
    return refusedUnless(isRight, 'VAT number of the buyer does not exist');
  },
  '00313': ({ xml, buyer }) => {
    const isAbroad = one(buyer, 'Nazione') !== 'IT';
    return refusedUnless(
      (one(xml, 'CodiceDestinatario') === 'XXXXXXX') === isAbroad,
      'XXXXXXX is for abroad',
    );
  },
  '00400': ({ lines }) =>
    refusedUnless(
      isEachRight(lines, (line) => !isUntaxed(line) || one(line, 'Natura') !== null),
      'a line without VAT and Natura',
    ),
  '00401': ({ lines }) =>
    refusedUnless(
      isEachRight(lines, (line) => isUntaxed(line) || one(line, 'Natura') === null),
      'a line with VAT and Natura',
    ),
  '00403': ({ xml }, { today }) =>
    refusedUnless((one(xml, 'Data') ?? '9999-12-31') <= today, 'a date in the future'),
  '00417': ({ buyer }) =>
    refusedUnless(
      one(buyer, 'IdCodice') !== null || one(buyer, 'CodiceFiscale') !== null,
      'the buyer has neither VAT number nor fiscal code',
    ),
  '00419': ({ lines, sums }) =>
    refusedUnless(
      isEachRight(lines, (line) => sums.some((sum) => rateOf(sum) === rateOf(line))),
      'a rate without its sum',
    ),
  '00421': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => {
        const due = (cents(sum, 'ImponibileImporto') * Number(rateOf(sum))) / 100;
        // A cent more or less is taken: parts of a commission are rounded before they are taken from each other.
        return Math.abs(cents(sum, 'Imposta') - due) <= 1.5;
      }),
      'VAT is not rate times sum',
    ),
  '00422': ({ lines, sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => {
        const ofRate = lines.filter((line) => rateOf(line) === rateOf(sum));
        return sumOf(ofRate.map((line) => cents(line, 'PrezzoTotale'))) === cents(sum, 'ImponibileImporto');
      }),
      'a sum is not that of its lines',
    ),
  '00423': ({ lines }) =>
    refusedUnless(
      isEachRight(
        lines,
        (line) =>
          cents(line, 'PrezzoUnitario') * Number(one(line, 'Quantita') ?? 1) === cents(line, 'PrezzoTotale'),
      ),
      'a line is not price times quantity, in two decimals',
    ),
  '00425': ({ xml }) => refusedUnless(/\d/.test(one(xml, 'Numero') ?? ''), 'a number without a digit'),
  '00426': ({ xml, buyer }) => {
    const [code, pec] = [one(xml, 'CodiceDestinatario'), one(xml, 'PECDestinatario')];
    if (code !== '0000000') return refusedUnless(pec === null, 'certified mail beside a code');
    const isPerson = one(buyer, 'CodiceFiscale') !== null && one(buyer, 'IdCodice') === null;
    return refusedUnless(pec !== null || isPerson, 'no code and no certified mail of a company');
  },
  '00427': ({ xml }) =>
    refusedUnless(/^[A-Z0-9]{7}$/.test(one(xml, 'CodiceDestinatario') ?? ''), 'a code of seven characters'),
  '00429': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => !isUntaxed(sum) || one(sum, 'Natura') !== null),
      'a sum without VAT and Natura',
    ),
  '00430': ({ sums }) =>
    refusedUnless(
      isEachRight(sums, (sum) => isUntaxed(sum) || one(sum, 'Natura') === null),
      'a sum with VAT and Natura',
    ),
  '00445': ({ lines, sums }) =>
    refusedUnless(
      isEachRight([...lines, ...sums], (part) => !OLD_NATURES.includes(one(part, 'Natura'))),
      'Natura needs its sub-code',
    ),
  '00471': ({ seller, buyer }) =>
    refusedUnless(one(seller, 'IdCodice') !== one(buyer, 'IdCodice'), 'seller and buyer are the same'),
  total: ({ xml, sums }) => {
    const total = sumOf(sums.flatMap((sum) => [cents(sum, 'ImponibileImporto'), cents(sum, 'Imposta')]));
    return refusedUnless(total === cents(xml, 'ImportoTotaleDocumento'), 'the total is not that of its sums');
  },
  address: ({ seller, buyer }) =>
    refusedUnless(
      [seller, buyer].every(
        (party) =>
          /^\d{5}$/.test(one(party, 'CAP') ?? '') && /^[A-Z]{2}$/.test(one(party, 'Provincia') ?? 'RM'),
      ),
      'CAP has five digits, Provincia two letters',
    ),
};

/**
 * What the exchange system would refuse in a file of ours although it fits the schema. That neither number nor file name is
 * there twice (00404, 00409) the database sees to.
 */
export function exchangeProblems(checked: Checked): ExchangeProblem[] {
  const { xml } = checked;
  const file: ReadFile = {
    xml,
    seller: one(xml, 'CedentePrestatore') ?? '',
    buyer: one(xml, 'CessionarioCommittente') ?? '',
    lines: all(xml, 'DettaglioLinee'),
    sums: all(xml, 'DatiRiepilogo'),
  };
  return Object.entries(RULES).flatMap(([code, rule]) => {
    const text = rule(file, checked);
    return text === null ? [] : [{ code, text }];
  });
}
