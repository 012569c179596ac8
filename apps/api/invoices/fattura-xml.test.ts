import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '@nolo/domain/billing/vat-number.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { exchangeProblems } from './exchange-rules.ts';
import {
  company,
  foreigner,
  invoice,
  italian,
  memberOfVatGroup,
  samples,
} from '@nolo/tests/factories/fatture.ts';
import { amount, fatturaXml, type Fattura } from './fattura-xml.ts';
import { schemaProblems } from './schema-problems.ts';

const nameOf = ({ progressive }: Fattura) => `IT01234567897_${progressive}.xml`;
const rulesOf = (fattura: Fattura) =>
  exchangeProblems({
    fileName: nameOf(fattura),
    xml: fatturaXml(fattura),
    today: '2026-12-31' as LocalDate,
  });

const nameIn = (fattura: Fattura | undefined) =>
  /<CessionarioCommittente>.*<Denominazione>(.*?)</s.exec(fatturaXml(fattura ?? invoice))?.[1];

describe('an e-invoice', () => {
  it.each(Object.entries(samples))('%s is valid, by schema and rules', async (_, fattura) => {
    const xml = fatturaXml(fattura);
    expect(await schemaProblems([{ name: nameOf(fattura), xml }])).toEqual([]);
    expect(rulesOf(fattura)).toEqual([]);
  });

  it('the schema finds what is wrong, and in which file', async () => {
    const right = { name: 'right.xml', xml: fatturaXml(invoice) };
    const wrong = { name: 'wrong.xml', xml: right.xml.replace('<CAP>95121</CAP>', '<CAP>9512</CAP>') };
    const problems = await schemaProblems([right, wrong]);
    expect(problems.join('\n')).toMatch(/^wrong\.xml:\d+: .*CAP/);
    expect(problems.join('\n')).not.toContain('right.xml:');
  });

  it('says who, what and how much', () => {
    const xml = fatturaXml(invoice);
    expect(xml).toContain('<Denominazione>Autonoleggio dell&apos;Etna &amp; C. S.a.s.</Denominazione>');
    expect(xml).toContain('<Numero>1/2026</Numero>');
    expect(xml).toContain('<ImportoTotaleDocumento>34.50</ImportoTotaleDocumento>');
    expect(xml).toContain('<CodiceDestinatario>ETN1J6M</CodiceDestinatario>');
    expect(fatturaXml(samples['a credit note'] ?? invoice)).toContain('<IdDocumento>2/2026</IdDocumento>');
    const abroad = fatturaXml({ ...invoice, buyer: foreigner });
    expect(abroad).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario>');
    expect(abroad).toContain('<Comune>00-044 Warszawa</Comune>');
    expect(abroad).toContain('<CAP>00000</CAP>');
  });

  it('names whoever writes in another script in Latin letters', () => {
    expect(nameIn(samples['to a renter whose name is Greek'])).toBe('Giorgos Papadopoylos');
    expect(nameIn(samples['to a renter whose name is Chinese'])).toBe('LiXiaoLong');
    expect(nameIn({ ...invoice, buyer: { ...foreigner, name: 'Юлия Иванова' } })).toBe('Yuliya Ivanova');
  });

  it('has the tax code of a company whose VAT number is a group’s', () => {
    const xml = fatturaXml({ ...invoice, buyer: memberOfVatGroup });
    expect(xml).toMatch(
      /<IdCodice>00743110157<\/IdCodice>\s*<\/IdFiscaleIVA>\s*<CodiceFiscale>02345678901<\/CodiceFiscale>/,
    );
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [123_456_789, '1234567.89'],
  ])('%i cents are written %s', (minor, text) => expect(amount(minor)).toBe(text));

  it('a thousand of all kinds are valid', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), fc.lorem());
    const vatNumber = fc.integer({ min: 1e9, max: 9e9 }).map((ten) => withCheckDigit(String(ten)));
    const buyer = fc
      .record({ name: text, street: text, city: text, vatNumber })
      .chain((parts) =>
        fc.constantFrom(
          { ...company, ...parts },
          { ...company, ...parts, recipientCode: null, pec: 'a.b+c@pec.example.it' },
          { ...italian, ...parts, vatNumber: null },
          { ...foreigner, ...parts, vatNumber: null, zip: parts.name.slice(0, 12) },
        ),
      );
    const fattura = fc
      .record({ buyer, netMinor: fc.integer({ min: 1, max: 10_000_000 }), isCredit: fc.boolean() })
      .map(({ isCredit, ...one }): Fattura => ({
        ...invoice,
        ...one,
        vatMinor: Math.round(one.netMinor * 0.22),
        ...(isCredit && samples['a credit note'] && { kind: 'TD04', credited: [invoice] }),
      }));
    const thousand = fc.sample(fattura, 1000).map((one, index) => ({
      ...one,
      number: index + 1,
      progressive: index.toString(36).toUpperCase().padStart(5, '0'),
    }));
    expect(thousand.flatMap(rulesOf)).toEqual([]);
    for (let from = 0; from < thousand.length; from += 100) {
      const files = thousand.slice(from, from + 100).map((one) => ({
        name: nameOf(one),
        xml: fatturaXml(one),
      }));
      expect(await schemaProblems(files)).toEqual([]);
    }
  });
});
