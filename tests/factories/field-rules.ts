import type { FieldError } from '@nolo/contract/error-codes.ts';
import { chosen, forms, type FormName } from './forms.ts';

const long = (length: number) => 'x'.repeat(length);
/** A rule at its border: what one field of a form says of what is refused, and not of what is accepted. */
export type Rule = {
  says: FieldError;
  of: [FormName, string];
  refused: readonly unknown[];
  accepted: readonly unknown[];
};
const rule = (
  says: FieldError,
  form: FormName,
  field: string,
  refused: readonly unknown[],
  accepted: readonly unknown[],
): Rule => ({ says, of: [form, field], refused, accepted });

const required = (says: FieldError, form: FormName, field: string, longest: number): Rule[] => [
  rule(says, form, field, ['', '   ', '\u200b', ' \u2800\u3164', undefined], ['x', long(longest)]),
  rule('text_too_long', form, field, [long(longest + 1)], [long(longest), `  ${long(longest)}  `]),
];

/** The forms that have the field. */
const asking = (field: string) =>
  (Object.keys(forms) as FormName[]).filter((name) => Object.hasOwn(forms[name].right, field));

/** One line of docs/specification/messages.md 3 each, at its border. */
export const rules: readonly Rule[] = [
  ...asking('email').flatMap((form) => [
    rule('email_required', form, 'email', ['', '  ', undefined], ['a@b.it']),
    rule(
      'email_invalid',
      form,
      'email',
      ['anna', 'anna@', '@b.it', 'a b@c.it', 'a@b.it/c', 'a@b.it:80', '<a>@b.it', 'a,b@c.it', 'a@1.2.3.4'],
      [' Anna@Example.com ', 'josé@müller.de', 'अना@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ),
    rule('email_invalid', form, 'email', [`${long(64)}@${'d'.repeat(186)}.com`], []),
  ]),
  rule('password_required', 'logIn', 'password', ['', undefined], ['x', long(200)]),
  rule('text_too_long', 'logIn', 'password', [long(201)], [long(200)]),
  rule('current_password_required', 'changePassword', 'current_password', ['', undefined], ['x']),
  rule('current_password_required', 'startPasskey', 'current_password', ['', undefined], ['x']),
  rule('password_too_short', 'signUp', 'password', [long(7)], [long(8)]),
  rule('password_too_short', 'changePassword', 'new_password', [long(7)], [long(8)]),
  rule('password_too_short_reset', 'resetPassword', 'new_password', [long(5)], [long(6)]),
  rule('text_too_long', 'signUp', 'password', [long(201)], [long(200)]),
  rule('confirm_password_required', 'signUp', 'confirm_password', ['', undefined], [chosen.password]),
  rule('passwords_must_match', 'signUp', 'confirm_password', [`${chosen.password} `], [chosen.password]),
  rule('passwords_must_match', 'resetPassword', 'confirm_password', ['another'], [chosen.confirm_password]),
  ...required('passkey_name_required', 'renamePasskey', 'name', 60),
  ...asking('first_name').flatMap((form) => [
    ...required('first_name_required', form, 'first_name', 60),
    ...required('last_name_required', form, 'last_name', 60),
  ]),
  rule('mobile_number_required', 'contact', 'mobile_number', ['', '  ', undefined], ['333 123.45-67']),
  rule('mobile_number_numeric', 'contact', 'mobile_number', ['333a1234567', '333+1234'], ['+393331234567']),
  rule(
    'mobile_number_length',
    'contact',
    'mobile_number',
    ['1234', '1'.repeat(16)],
    ['12345', '1'.repeat(15)],
  ),
  rule('mobile_number_country', 'signUp', 'mobile_number', ['12345678901234'], ['3331234567']),
  rule('text_too_long', 'contact', 'mobile_number', [' 1'.repeat(21)], []),
  rule('country_required', 'signUp', 'country', ['', 'xx', undefined], ['IT', 'FR']),
  rule('country_required', 'signUp', 'country_code', ['', '+999', undefined], ['+39']),
  rule('gender_required', 'signUp', 'gender', ['', 'x', undefined], ['male', 'female', 'others']),
  ...required('message_required', 'contact', 'message', 4000),
  ...required('issue_description_required', 'issue', 'issueDescription', 2000),
  ...required('name_required', 'billing', 'name', 120),
  ...required('name_required', 'meeting', 'name', 120),
  ...required('company_name_required', 'application', 'company_name', 120),
  ...required('address_required', 'billing', 'addressLine1', 200),
  ...required('town_city_required', 'billing', 'townCity', 100),
  ...required('zip_required', 'billing', 'ZIP_code', 12),
  rule('country_required', 'billing', 'country', ['', 'xx'], ['IT', 'DE', undefined]),
  rule('country_required', 'companyBilling', 'company_country', ['', 'xx'], ['IT', undefined]),
  ...required('company_name_required', 'companyBilling', 'company_name', 120),
  ...required('legal_form_required', 'companyBilling', 'legal_form', 60),
  ...required('location_required', 'place', 'description', 200),
  rule('vat_number_required', 'companyBilling', 'VAT_number', ['', ' ', undefined], ['00743110157']),
  rule(
    'vat_number_numeric',
    'companyBilling',
    'VAT_number',
    ['A0743110157', '1234'],
    ['12345', '1'.repeat(15), 'IT00743110157'],
  ),
  rule('vat_number_form', 'companyBilling', 'VAT_number', ['DE12345678'], ['DE123456789', 'DE 123.456.789']),
  rule('vat_number_invalid', 'companyBilling', 'VAT_number', ['00743110158'], ['00743110157']),
  rule('sdi_invalid', 'companyBilling', 'SDI', ['ABC123', 'ABC 123'], ['', 'ABC1234', '0000000']),
  rule('email_invalid', 'companyBilling', 'PEC_email', ['bianchi'], ['', 'bianchi@pec.it']),
  rule('vat_number_required', 'application', 'vat_number', ['', ' ', undefined], ['00743110157']),
  rule(
    'vat_number_italian',
    'application',
    'vat_number',
    ['00743110158', '0074311015', 'DE123456789', 'abc'],
    ['00743110157', 'IT00743110157', 'IT 007 431 101 57'],
  ),
  rule('tax_code_required', 'application', 'tax_code', ['', undefined], ['00743110157']),
  rule(
    'tax_code_invalid',
    'application',
    'tax_code',
    ['00743110158', 'RSSMRA80A01H501X', 'abc'],
    ['00743110157', 'rssmra80a01h501u'],
  ),
  rule('rea_required', 'application', 'rea', ['', undefined], ['RM-1']),
  rule('rea_invalid', 'application', 'rea', ['1234567', 'XX-1'], ['rm 1234567', 'MI-123456']),
  ...required('address_required', 'application', 'address', 200),
  rule('zip_required', 'application', 'zip', ['', undefined], ['00184']),
  rule('zip_italian', 'application', 'zip', ['0018', 'D-10115'], ['00184']),
  ...required('town_city_required', 'application', 'city', 100),
  rule('province_required', 'application', 'province', ['', 'XX', undefined], ['rm', 'MI']),
  rule('sdi_invalid', 'application', 'sdi_code', ['ABC123', 'ABC 123'], ['ABC1234', 'abc1234']),
  rule('sdi_or_pec_required', 'application', 'sdi_code', ['', ' '], ['ABC1234']),
  rule('email_invalid', 'application', 'pec_email', ['bianchi'], ['', 'bianchi@pec.it']),
  ...required('representative_required', 'application', 'representative_name', 120),
  rule(
    'fiscal_code_invalid',
    'application',
    'representative_fiscal_code',
    ['RSSMRA80A01H501X', '00743110157'],
    ['rssmra80a01h501u'],
  ),
  rule('iban_required', 'application', 'iban', ['', undefined], ['IT60X0542811101000000123456']),
  rule(
    'iban_invalid',
    'application',
    'iban',
    ['IT61X0542811101000000123456', 'IT60'],
    ['IT60 X054 2811 1010 0000 0123 456', 'DE89370400440532013000'],
  ),
  rule('text_too_long', 'application', 'account_holder', [long(121)], [long(120)]),
  rule('text_too_long', 'application', 'other_establishments', [long(201)], [long(200)]),
  ...required('answer_required', 'answer', 'answer', 4000),
  rule('italian_company_required', 'application', 'is_italian', [false], [true]),
  rule('lawful_offers_required', 'application', 'lawful_offers', [false], [true]),
  rule('terms_required', 'application', 'terms_accepted', [false], [true]),
  rule('clauses_required', 'application', 'clauses_approved', [false], [true]),
  rule('certificate_required', 'application', 'certificate', [undefined, []], [[new Blob()]]),
  rule(
    'booking_number_invalid',
    'bookingLink',
    'number',
    ['', 'NL-1', 'XX-100001'],
    ['NL-100001', 'nl 100001'],
  ),
  rule('date_invalid', 'profile', 'dob', ['1980-02-30', '', '1/2/1980'], ['1980-02-28']),
  rule('issue_date_required', 'profile', 'document_issue_date', ['', undefined], ['2020-01-01']),
  rule('issue_date_required', 'profile', 'dl_issue_date', ['', undefined], ['2020-01-01']),
  rule('expiry_date_required', 'profile', 'document_expiry_date', ['', undefined], ['2030-01-01']),
  rule('expiry_date_required', 'profile', 'dl_expiry_date', ['', undefined], ['2030-01-01']),
  ...required('document_number_required', 'profile', 'document_number', 30),
  ...required('document_number_required', 'profile', 'driving_licence_number', 30),
  rule('fiscal_code_length', 'billing', 'fiscal_code', ['RSSMRA80A01H501'], ['', 'RSSMRA80A01H501U']),
  rule('fiscal_code_invalid', 'billing', 'fiscal_code', ['RSSMRA80A01H501X'], ['rssmra80a01h501u']),
];
