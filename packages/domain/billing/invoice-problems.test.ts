import { withCheckDigit } from './vat-number.ts';
import { describe, expect, it } from 'vitest';
import type { InvoiceBuyer } from './invoice.ts';
import { buyerProblems, recipientAddress } from './invoice-problems.ts';

const company: InvoiceBuyer = {
  kind: 'company',
  name: 'Rossi S.r.l.',
  country: 'IT',
  street: 'Via Giolitti 34',
  zip: '00185',
  city: 'Roma',
  province: 'RM',
  vatNumber: '00743110157',
  fiscalCode: null,
  recipientCode: 'RSS7N2A',
  pec: null,
};
const italian: InvoiceBuyer = {
  ...company,
  kind: 'person',
  province: null,
  vatNumber: null,
  recipientCode: null,
  fiscalCode: 'RSSMRA85T10A562S',
};
const foreigner: InvoiceBuyer = { ...italian, country: 'FR', zip: 'F-75002', fiscalCode: null };
const seller = { vatNumber: '01234567897' };

const problems = (buyer: InvoiceBuyer) => buyerProblems(buyer, seller);

describe('what an invoice needs', () => {
  it('nothing is missing of a company, an Italian and a foreigner who are described in full', () => {
    expect([company, italian, foreigner].map(problems)).toEqual([[], [], []]);
    expect(problems({ ...company, recipientCode: null, pec: 'rossi@pec.example' })).toEqual([]);
    expect(problems({ ...company, recipientCode: '0000000', pec: 'rossi@pec.example' })).toEqual([]);
  });

  it.each<[string, InvoiceBuyer, string[]]>([
    ['a name', { ...company, name: ' ' }, ['name']],
    ['a street', { ...company, street: '' }, ['street']],
    ['a postal code', { ...company, zip: '' }, ['zip']],
    ['one of five digits', { ...italian, zip: '185' }, ['zip']],
    ['a town', { ...foreigner, city: '' }, ['city']],
    ['a province', { ...company, province: null }, ['province']],
    ['a VAT number', { ...company, vatNumber: '' }, ['vat_number']],
    ['one with its check digit', { ...company, vatNumber: '00743110158' }, ['vat_number']],
    ['a code or certified mail', { ...company, recipientCode: null }, ['recipient']],
    ['a real code', { ...company, recipientCode: '0000000' }, ['recipient']],
    ['an address', { ...company, recipientCode: null, pec: 'rossi@pec' }, ['recipient']],
    ['a fiscal code', { ...italian, fiscalCode: null }, ['fiscal_code']],
    ['a provisional one', { ...italian, fiscalCode: withCheckDigit('0123456058') }, []],
    ['a right one', { ...italian, fiscalCode: 'RSSMRA85T10A562X' }, ['fiscal_code']],
    ['another company', { ...company, vatNumber: '01234567897' }, ['same_as_seller']],
    ['all', { ...company, zip: '', province: null, recipientCode: null }, ['zip', 'province', 'recipient']],
  ])('%s', (_, buyer, missing) => expect(problems(buyer)).toEqual(missing));
});

describe('where it goes', () => {
  it.each<[string, InvoiceBuyer, object | null]>([
    ['a code', company, { code: 'RSS7N2A', pec: null }],
    ['a code in small letters', { ...company, recipientCode: 'rss7n2a' }, { code: 'RSS7N2A', pec: null }],
    ['the code before certified mail', { ...company, pec: 'a@pec.it' }, { code: 'RSS7N2A', pec: null }],
    [
      'certified mail',
      { ...company, recipientCode: null, pec: 'a@pec.it' },
      { code: '0000000', pec: 'a@pec.it' },
    ],
    ['a person', italian, { code: '0000000', pec: null }],
    ['abroad', foreigner, { code: 'XXXXXXX', pec: null }],
    ['nowhere', { ...company, recipientCode: null }, null],
  ])('%s', (_, buyer, address) => expect(recipientAddress(buyer)).toEqual(address));
});
