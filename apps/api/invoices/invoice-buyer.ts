import { bearerOf, type InvoiceBuyer } from '@nolo/domain/billing/invoice.ts';
import { readPostalAddress } from '@nolo/domain/billing/postal-address.ts';
import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import { normaliseFiscalCode } from '@nolo/domain/identity/fiscal-code.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import type { DueCommission } from './due-commission-store.ts';

type Company = Pick<
  DueCommission,
  'legalName' | 'vatNumber' | 'taxCode' | 'address' | 'city' | 'zip' | 'province' | 'sdiCode' | 'pecEmail'
>;

/** A company as it stands now. Its address is one line, which mostly has the town in it, too. */
export function companyBuyer(company: Company): InvoiceBuyer {
  const written = readPostalAddress(company.address);
  const vatNumber = readItalianVatNumber(company.vatNumber) ?? company.vatNumber;
  return {
    kind: 'company',
    name: company.legalName,
    country: 'IT',
    street: written?.street ?? company.address,
    zip: company.zip ?? '',
    city: written?.city ?? company.city,
    province: company.province,
    vatNumber,
    // Of a member of a VAT group, and of a sole trader, it is another than the VAT number, and tells who it is.
    fiscalCode: company.taxCode === vatNumber ? null : company.taxCode,
    recipientCode: company.sdiCode,
    pec: company.pecEmail,
  };
}

/** A renter as they gave their billing details; a fiscal code that these lack may stand in their profile. */
export function renterBuyer(
  vault: Vault,
  { accountId, billing, accountFiscalCode }: DueCommission,
): InvoiceBuyer {
  const { fiscal_code } = billing;
  const given = fiscal_code ? vault.open('booking.billing.fiscal_code', accountId, fiscal_code) : '';
  const own = accountFiscalCode ? vault.open('account.fiscal_code', accountId, accountFiscalCode) : '';
  // Details from before they had a country are Italian, as most are.
  const country = billing.country ?? 'IT';
  return {
    kind: 'person',
    name: billing.name,
    country,
    street: billing.addressLine1,
    zip: billing.ZIP_code,
    city: billing.townCity,
    province: null,
    vatNumber: null,
    fiscalCode: country === 'IT' ? normaliseFiscalCode(given || own) || null : null,
    recipientCode: null,
    pec: null,
  };
}

/** Who bears a commission that was earned. */
export const buyerFor = (vault: Vault, due: DueCommission): InvoiceBuyer =>
  bearerOf(due.kind) === 'company' ? companyBuyer(due) : renterBuyer(vault, due);
