import type { InvoiceBuyer, InvoiceSeller } from '@nolo/domain/billing/invoice.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Fattura } from '@nolo/api/invoices/fattura-xml.ts';

/** Invoices of every kind, for tests. */
export const seller: InvoiceSeller = {
  name: 'Nolo S.r.l.',
  vatNumber: '01234567897',
  street: 'Via Giolitti 10',
  zip: '00185',
  city: 'Roma',
  province: 'RM',
  taxRegime: 'RF01',
};

export const company: InvoiceBuyer = {
  kind: 'company',
  name: 'Autonoleggio dell’Etna & C. S.a.s.',
  country: 'IT',
  street: 'Via Fontanarossa 20',
  zip: '95121',
  city: 'Catania',
  province: 'CT',
  vatNumber: '00743110157',
  fiscalCode: null,
  recipientCode: 'ETN1J6M',
  pec: null,
};

export const companyByPec: InvoiceBuyer = { ...company, recipientCode: null, pec: 'etna@pec.example.it' };

export const italian: InvoiceBuyer = {
  kind: 'person',
  name: 'Mario Rossi',
  country: 'IT',
  street: 'Via Roma 1',
  zip: '20121',
  city: 'Milano',
  province: null,
  vatNumber: null,
  fiscalCode: 'RSSMRA85T10A562S',
  recipientCode: null,
  pec: null,
};

export const foreigner: InvoiceBuyer = {
  ...italian,
  name: 'Łucja Ćwiklińska',
  country: 'PL',
  street: 'ul. Świętokrzyska 12',
  zip: '00-044',
  city: 'Warszawa',
  fiscalCode: null,
};

/** Their VAT number is the group's: the tax code tells which company it is. */
export const memberOfVatGroup: InvoiceBuyer = { ...company, fiscalCode: '02345678901' };

export const greek: InvoiceBuyer = {
  ...foreigner,
  name: 'Γιώργος Παπαδόπουλος',
  country: 'GR',
  street: 'Ερμού 12',
  zip: '105 63',
  city: 'Αθήνα',
};

/** 28.28 + 6.22 to a company with a code. */
export const invoice: Fattura = {
  progressive: '0001A',
  kind: 'TD01',
  year: 2026,
  number: 1,
  issuedOn: '2026-11-27' as LocalDate,
  seller,
  buyer: company,
  bookingNumber: 'N-123456',
  netMinor: 2828,
  vatMinor: 622,
  vat: { rate: 22, nature: null },
  credited: [],
};

export const samples: Readonly<Record<string, Fattura>> = {
  'to a company with a code': invoice,
  'to a company with certified mail': { ...invoice, buyer: companyByPec },
  'to a renter in Italy': { ...invoice, buyer: italian },
  'to a renter abroad': { ...invoice, buyer: foreigner },
  'to a renter whose name is Greek': { ...invoice, buyer: greek },
  'to a renter whose name is Chinese': { ...invoice, buyer: { ...foreigner, name: '李小龙', country: 'CN' } },
  'to a member of a VAT group': { ...invoice, buyer: memberOfVatGroup },
  'a credit note': {
    ...invoice,
    kind: 'TD04',
    number: 3,
    credited: [
      { year: 2026, number: 2, issuedOn: '2026-11-20' as LocalDate },
      { year: 2026, number: 1, issuedOn: '2026-11-19' as LocalDate },
    ],
  },
  'without VAT': { ...invoice, vatMinor: 0, vat: { rate: 0, nature: 'N2.1' } },
};
