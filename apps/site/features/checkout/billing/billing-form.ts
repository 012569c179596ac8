import type { z } from 'zod';
import type { createReservationBody } from '@nolo/contract/bookings.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { genders } from '@nolo/domain/account/gender.ts';
import { pick } from '@nolo/domain/records.ts';

/** The form as typed: every field is text. Names are the contract's. */
export type BillingValues = {
  hasCompany: boolean;
  /** Where the e-invoice goes: only the chosen one of the two is sent. */
  invoiceBy: 'SDI' | 'PEC';
  billing: Record<
    'name' | 'mobile' | 'email' | 'gender' | 'addressLine1' | 'townCity' | 'ZIP_code' | 'fiscal_code',
    string
  >;
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
  >;
};

export type Address = Pick<BillingValues['billing'], 'addressLine1' | 'townCity' | 'ZIP_code'>;

/** The address in the renter's profile; null when there is none. */
export function profileAddress({ address, town_city, zip }: CustomerProfile): Address | null {
  if (!address && !town_city && !zip) return null;
  return { addressLine1: address ?? '', townCity: town_city ?? '', ZIP_code: zip ?? '' };
}

/** The company's address for the renter's own fields (the 'company address' choice). */
export function companyAddress({ company }: BillingValues): Address {
  const { company_address, company_city, company_zip } = company;
  return { addressLine1: company_address, townCity: company_city, ZIP_code: company_zip };
}

const noCompany: BillingValues['company'] = {
  company_name: '',
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
      ...(profileAddress(profile) ?? { addressLine1: '', townCity: '', ZIP_code: '' }),
      fiscal_code: profile.fiscal_code ?? '',
    },
    company: noCompany,
  };
}

type Body = z.input<typeof createReservationBody>;

/** Fields left empty are not sent. */
export function billingBody(values: BillingValues): Pick<Body, 'billing' | 'company'> {
  const { gender: chosen, fiscal_code, ...person } = values.billing;
  const { SDI, PEC_email, ...company } = values.company;
  const address = values.invoiceBy === 'SDI' ? { SDI: SDI.trim().toUpperCase() } : { PEC_email };
  return {
    billing: {
      ...person,
      ...given({
        gender: genders.find((one) => one === chosen),
        fiscal_code: fiscal_code.trim().toUpperCase(),
      }),
    },
    ...(values.hasCompany && { company: billedCompany(company, address) }),
  };
}

/** Only what is required is sent as it is typed, so that the server can say what is wrong with it. */
function billedCompany(
  { company_name, VAT_number, legal_form, ...optional }: Omit<BillingValues['company'], 'SDI' | 'PEC_email'>,
  address: { SDI?: string; PEC_email?: string },
): NonNullable<Body['company']> {
  return { company_name, VAT_number, legal_form, ...given(optional), ...given(address) };
}

function given<T extends Record<string, string | undefined>>(fields: T): Partial<T> {
  return pick(fields, (value) => Boolean(value?.trim()));
}
