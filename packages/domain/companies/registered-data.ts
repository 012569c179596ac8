import { isFiscalCode, normaliseFiscalCode } from '../identity/fiscal-code.ts';
import { vatNumberProblem } from '../billing/vat-number.ts';
import { codeCharacters } from '../typed-text.ts';

/** The provinces and metropolitan cities of Italy by the two letters of their plates and addresses, Rome's among them. */
export const provinces =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'.split(
    ' ',
  );

/** 'RM', as people type it; null when there is no such province. */
export function readProvince(typed: string): string | null {
  const letters = typed.trim().toUpperCase();
  return provinces.includes(letters) ? letters : null;
}

export const POSTCODE_DIGITS = 5;

const postcode = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`);

/** An Italian postcode (CAP). */
export const isPostcode = (text: string): boolean => postcode.test(text);

/**
 * A number in the register of companies (REA), 'RM-1234567', as people type it, with blanks, dots or nothing between its
 * province and its digits; null when it is none.
 */
export function readRea(typed: string): string | null {
  const [, letters = '', digits] =
    /^([A-Z]{2})(\d{1,7})$/.exec(codeCharacters(typed).replace(/[./]/g, '')) ?? [];
  return digits !== undefined && provinces.includes(letters) ? `${letters}-${digits}` : null;
}

/** A company's tax code: eleven digits as a VAT number has them, or its owner's own code where it is a person's business. */
export function readTaxCode(typed: string): string | null {
  const code = normaliseFiscalCode(typed);
  if (/^\d{11}$/.test(code)) return vatNumberProblem({ country: 'IT', number: code }) === null ? code : null;
  return isFiscalCode(code) ? code : null;
}
