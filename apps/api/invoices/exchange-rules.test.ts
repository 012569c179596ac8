import { describe, expect, it } from 'vitest';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { exchangeProblems } from './exchange-rules.ts';
import { companyByPec, foreigner, invoice, italian, samples } from '@nolo/tests/factories/fatture.ts';
import { fatturaXml, type Fattura } from './fattura-xml.ts';

const FILE = 'IT01234567897_0001A.xml';
const TODAY = '2026-11-27' as LocalDate;

function codesOf(xml: string, { fileName = FILE, today = TODAY } = {}): string[] {
  return exchangeProblems({ fileName, xml, today }).map(({ code }) => code);
}

type Planted = [code: string, from: string | RegExp, to: string, of?: Fattura];

const untaxed = samples['without VAT'] ?? invoice;

describe('rules of the exchange system', () => {
  it.each(Object.entries(samples))('%s: nothing is wrong', (_, fattura) => {
    expect(codesOf(fatturaXml(fattura))).toEqual([]);
  });

  it.each<Planted>([
    ['00103', /^/, '\ufeff'],
    ['00200', 'Via Fontanarossa', 'Via “Fontanarossa”'],
    ['00301', /<IdCodice>01234567897/g, '<IdCodice>01234567890'],
    ['00305', '<IdCodice>00743110157', '<IdCodice>00743110158'],
    ['00313', 'ETN1J6M', 'XXXXXXX'],
    ['00313', 'XXXXXXX', 'ETN1J6M', { ...invoice, buyer: foreigner }],
    ['00400', '<Natura>N2.1</Natura>', '', untaxed],
    ['00401', '</AliquotaIVA>', '</AliquotaIVA><Natura>N1</Natura>'],
    ['00403', '<Data>2026-11-27', '<Data>2026-11-28'],
    ['00417', /<CodiceFiscale>.*<\/CodiceFiscale>/, '', { ...invoice, buyer: italian }],
    ['00421', '<Imposta>6.22', '<Imposta>6.24'],
    ['00422', '<ImponibileImporto>28.28', '<ImponibileImporto>28.29'],
    ['00423', '<PrezzoUnitario>28.28', '<PrezzoUnitario>28.280'],
    ['00423', '<Quantita>1.00', '<Quantita>2.00'],
    ['00425', '<Numero>1/2026', '<Numero>ABC'],
    ['00426', '</CodiceDestinatario>', '</CodiceDestinatario><PECDestinatario>a@b.it</PECDestinatario>'],
    ['00426', /<PECDestinatario>.*<\/PECDestinatario>/, '', { ...invoice, buyer: companyByPec }],
    ['00427', 'ETN1J6M', 'ETN1J6'],
    ['00430', /(<DatiRiepilogo>\s*<AliquotaIVA>22.00<\/AliquotaIVA>)/, '$1<Natura>N1</Natura>'],
    ['00445', /N2\.1/g, 'N2', untaxed],
    ['00471', '<IdCodice>00743110157', '<IdCodice>01234567897'],
    ['total', '<ImportoTotaleDocumento>34.50', '<ImportoTotaleDocumento>34.51'],
    ['address', '<CAP>95121', '<CAP>9512'],
    ['address', '<Provincia>CT', '<Provincia>Catania'],
  ])('%s is found: %j instead of %j', (code, from, to, of = invoice) => {
    const right = fatturaXml(of);
    const wrong = right.replace(from, to);
    expect(wrong).not.toBe(right);
    expect(codesOf(wrong)).toContain(code);
  });

  it('00419 and 00429: each rate has its sum, and that its reason', () => {
    const taxed = fatturaXml(invoice).replace('<AliquotaIVA>22.00', '<AliquotaIVA>10.00');
    expect(codesOf(taxed)).toContain('00419');
    const xml = fatturaXml(untaxed);
    const at = xml.lastIndexOf('<Natura>');
    expect(codesOf(`${xml.slice(0, at)}${xml.slice(at).replace('<Natura>N2.1</Natura>', '')}`)).toEqual([
      '00429',
    ]);
  });

  it.each([
    ['00001', 'IT01234567897_000001.xml'],
    ['00001', 'fattura_0001A.xml'],
    ['00002', 'IT01234567897_0001B.xml'],
  ])('%s: a file is not called %s', (code, fileName) => {
    expect(codesOf(fatturaXml(invoice), { fileName })).toContain(code);
  });

  it('00002: a progressive of eleven characters', () => {
    const progressive = '0000000001A';
    const fileName = `IT01234567897_${progressive}.xml`;
    expect(codesOf(fatturaXml({ ...invoice, progressive }), { fileName })).toContain('00002');
  });

  it('VAT may be a cent off, as parts of a commission are', () => {
    expect(codesOf(fatturaXml({ ...invoice, vatMinor: 623 }))).toEqual([]);
    expect(codesOf(fatturaXml({ ...invoice, vatMinor: 621 }))).toEqual([]);
  });

  it('an amount without its two decimals is found wherever it stands', () => {
    const xml = fatturaXml(invoice);
    for (const tag of ['PrezzoTotale', 'ImponibileImporto', 'Imposta', 'ImportoTotaleDocumento']) {
      expect(codesOf(xml.replace(new RegExp(`(<${tag}>\\d+\\.\\d)\\d`), '$1'))).not.toEqual([]);
    }
  });
});
