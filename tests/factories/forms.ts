import type { z } from 'zod';
import { answerSchema, applicationSchema } from '@nolo/site/features/business/application-schema.ts';
import { logInBody, signUpBody } from '@nolo/contract/accounts.ts';
import { bookingLinkBody } from '@nolo/contract/booking-links.ts';
import { billing, companyBilling } from '@nolo/contract/bookings.ts';
import { bookMeetingBody, contactUsBody, newsletterBody } from '@nolo/contract/contact.ts';
import { updateCustomerProfileBody } from '@nolo/contract/documents.ts';
import { verifyDriver } from '@nolo/contract/drivers.ts';
import { addIssueBody } from '@nolo/contract/issues.ts';
import { renamePasskey, startPasskey } from '@nolo/contract/passkeys.ts';
import { changePasswordBody, forgotPassword, resetPasswordBody } from '@nolo/contract/passwords.ts';
import { location } from '@nolo/contract/wire.ts';

export type Form = { schema: z.ZodType; right: Record<string, unknown> };

const person = { first_name: 'Anna', last_name: 'Bianchi', email: 'anna@example.com' };
const phone = { mobile_number: '3331234567', country_code: '+39' };
export const chosen = { password: 'a long sentence 7', confirm_password: 'a long sentence 7' };
const changed = { new_password: chosen.password, confirm_password: chosen.password };
const paper = { issue: '2020-01-01', expiry: '2030-01-01' };

/** What a company says of itself when it applies. */
export const companyData = {
  company_name: 'Bianchi Noleggi',
  vat_number: '00743110157',
  tax_code: '00743110157',
  rea: 'RM-1234567',
  address: 'Via Roma 1',
  zip: '00184',
  city: 'Roma',
  province: 'RM',
  sdi_code: 'ABC1234',
  pec_email: '',
  representative_name: 'Mario Rossi',
  representative_fiscal_code: 'RSSMRA80A01H501U',
  iban: 'IT60X0542811101000000123456',
  account_holder: '',
  other_establishments: '',
};

/** Each form that a visitor fills, filled as the schema wants it. */
export const forms = {
  logIn: { schema: logInBody, right: { email: person.email, password: 'x' } },
  signUp: { schema: signUpBody, right: { ...person, ...phone, ...chosen, country: 'IT', gender: 'female' } },
  forgotPassword: { schema: forgotPassword.body, right: { email: person.email } },
  resetPassword: { schema: resetPasswordBody, right: { token: 't'.repeat(40), ...changed } },
  changePassword: { schema: changePasswordBody, right: { current_password: 'x', ...changed } },
  startPasskey: { schema: startPasskey.body, right: { current_password: 'x' } },
  renamePasskey: { schema: renamePasskey.body, right: { name: 'Phone' } },
  bookingLink: { schema: bookingLinkBody, right: { number: 'NL-100001', email: person.email } },
  contact: {
    schema: contactUsBody,
    right: { ...person, mobile_number: '3331234567', message: 'Good morning.' },
  },
  newsletter: { schema: newsletterBody, right: { email: person.email } },
  application: {
    schema: applicationSchema,
    right: {
      ...person,
      ...companyData,
      phone: '3331234567',
      is_italian: true,
      lawful_offers: true,
      terms_accepted: true,
      clauses_approved: true,
      certificate: [new Blob()],
    },
  },
  answer: { schema: answerSchema, right: { answer: 'The extract is attached.' } },
  meeting: {
    schema: bookMeetingBody,
    right: {
      starts_at: '2026-12-01T09:00:00Z',
      name: 'Anna Bianchi',
      email: person.email,
      phone: '3331234567',
    },
  },
  additionalDriver: { schema: verifyDriver.body, right: { email: person.email } },
  issue: {
    schema: addIssueBody,
    right: { id: '0198f0d8-6c3e-7c1e-8f10-0d5a5a0d9d11', issueDescription: 'A scratch on the door.' },
  },
  billing: {
    schema: billing,
    right: {
      name: 'Anna Bianchi',
      mobile: '3331234567',
      email: person.email,
      gender: 'female',
      addressLine1: 'Via Roma 1',
      townCity: 'Roma',
      ZIP_code: '00184',
      country: 'IT',
      fiscal_code: 'RSSMRA80A01H501U',
    },
  },
  companyBilling: {
    schema: companyBilling,
    right: {
      company_name: 'Bianchi srl',
      company_country: 'IT',
      VAT_number: '00743110157',
      company_number: 'RM 123',
      legal_form: 'srl',
      company_address: 'Via Roma 1',
      company_city: 'Roma',
      company_zip: '00184',
      SDI: 'ABC1234',
      PEC_email: 'bianchi@pec.it',
    },
  },
  profile: {
    schema: updateCustomerProfileBody,
    right: {
      first_name: person.first_name,
      last_name: person.last_name,
      phone: phone.mobile_number,
      country_code: '+39',
      gender: 'female',
      dob: '1980-01-01',
      place_of_birth: 'Roma',
      fiscal_code: '',
      address: 'Via Roma 1',
      zip: '00184',
      town_city: 'Roma',
      document_type: 'passport',
      document_number: 'YA1234567',
      document_issue_date: paper.issue,
      document_expiry_date: paper.expiry,
      driving_licence_number: 'U1B12345',
      driving_licence_classes: 'B',
      dl_issue_date: paper.issue,
      dl_expiry_date: paper.expiry,
    },
  },
  place: {
    schema: location,
    right: { description: 'Roma Termini', city: 'Roma', lat: [41.9, 41.9], long: [12.5, 12.5] },
  },
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
