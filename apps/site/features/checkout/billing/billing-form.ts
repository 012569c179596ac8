import type { z } from 'zod';
import type { createReservationBody } from '@nolo/contract/bookings.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { Country } from '@nolo/domain/account/phone-number.ts';
import { genders } from '@nolo/domain/account/gender.ts';
import { hasVatNumbers } from '@nolo/domain/billing/vat-number.ts';
import { pick } from '@nolo/domain/records.ts';

/** Empty while what was typed is no country. */
type ChosenCountry = Country | '';

/** The form as typed: every field is text. Names are the contract's. */
export type BillingValues = {
  hasCompany: boolean;
  /** Where the e-invoice goes: only the chosen one of the two is sent. */
  invoiceBy: 'SDI' | 'PEC';
  billing: Record<
    'name' | 'mobile' | 'email' | 'gender' | 'addressLine1' | 'townCity' | 'ZIP_code' | 'fiscal_code',
    string
  > & { country: ChosenCountry };
  company: Record<
    | 'company_name'
    | 'VAT_number'
    | 'company_number'
    | 'legal_form'
    | 'company_address'
    | 'company_city'
    | 'company_zip'
    | 'SDI'
    | 'PEC_email',
    string
  > & { company_country: ChosenCountry };
};

export type Address = Pick<BillingValues['billing'], 'addressLine1' | 'townCity' | 'ZIP_code' | 'country'>;

/** The address in the renter's profile; null when there is none. */
export function profileAddress({ address, town_city, zip, country }: CustomerProfile): Address | null {
  if (!address && !town_city && !zip) return null;
  return { addressLine1: address ?? '', townCity: town_city ?? '', ZIP_code: zip ?? '', country };
}

/** The company's address for the renter's own fields (the 'company address' choice). */
export function companyAddress({ company }: BillingValues): Address {
  const { company_address, company_city, company_zip, company_country } = company;
  return {
    addressLine1: company_address,
    townCity: company_city,
    ZIP_code: company_zip,
    country: company_country,
  };
}

const noCompany: BillingValues['company'] = {
  company_name: '',
  company_country: 'IT',
  VAT_number: '',
  company_number: '',
  legal_form: '',
  company_address: '',
  company_city: '',
  company_zip: '',
  SDI: '',
  PEC_email: '',
};

/** What the profile knows. */
export function startingValues(profile: CustomerProfile): BillingValues {
  return {
    hasCompany: false,
    invoiceBy: 'SDI',
    billing: {
      name: `${profile.first_name} ${profile.last_name}`.trim(),
      mobile: [profile.country_code, profile.phone].filter(Boolean).join(' '),
      email: profile.email,
      gender: profile.gender ?? '',
      ...(profileAddress(profile) ?? {
        addressLine1: '',
        townCity: '',
        ZIP_code: '',
        country: profile.country,
      }),
      fiscal_code: profile.fiscal_code ?? '',
    },
    company: noCompany,
  };
}

type Body = z.input<typeof createReservationBody>;

/** Fields left empty are not sent. */
export function billingBody(values: BillingValues): Pick<Body, 'billing' | 'company'> {
  const { gender: chosen, fiscal_code, country, ...person } = values.billing;
  const { SDI, PEC_email, ...company } = values.company;
  const address = values.invoiceBy === 'SDI' ? { SDI: SDI.trim().toUpperCase() } : { PEC_email };
  const isItalian = hasInvoiceAddress(company);
  return {
    billing: {
      ...person,
      ...given({
        country: country || undefined,
        gender: genders.find((one) => one === chosen),
        fiscal_code: fiscal_code.trim().toUpperCase(),
      }),
    },
    ...(values.hasCompany && { company: billedCompany(company, isItalian ? address : {}) }),
  };
}

/** The exchange of e-invoices is Italy's: no other company has an address there. */
export const hasInvoiceAddress = (company: Pick<BillingValues['company'], 'company_country'>): boolean =>
  company.company_country === 'IT';

/** Only what is required is sent as it is typed, so that the server can say what is wrong with it. */
function billedCompany(
  {
    company_name,
    company_country,
    VAT_number,
    legal_form,
    ...optional
  }: Omit<BillingValues['company'], 'SDI' | 'PEC_email'>,
  address: { SDI?: string; PEC_email?: string },
): NonNullable<Body['company']> {
  return {
    company_name,
    legal_form,
    ...(hasVatNumbers(company_country) && { VAT_number }),
    ...given({ company_country: company_country || undefined }),
    ...given(optional),
    ...given(address),
  };
}

function given<T extends Record<string, string | undefined>>(fields: T): Partial<T> {
  return pick(fields, (value) => Boolean(value?.trim()));
}
