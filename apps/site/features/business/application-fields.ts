import type { ComponentProps } from 'react';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import type { ApplicationForm } from './application-schema.ts';

type Boxes = 'is_italian' | 'lawful_offers' | 'terms_accepted' | 'clauses_approved';
/** Fields of the form that are typed into. */
export type TypedField = Exclude<keyof ApplicationForm, Boxes | 'certificate'>;

type Text = PlainKey<'application'>;
type Field = {
  name: TypedField;
  hint?: Text;
  isOptional?: boolean;
  isWide?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

type Section = { title: Text; text?: Text; fields: readonly Field[] };

const code = { autoComplete: 'off', autoCapitalize: 'characters' } as const;
const digits = { autoComplete: 'off', inputMode: 'numeric' } as const;

/** What a company says of itself, a group of a few fields at a time. */
export const sections: readonly Section[] = [
  {
    title: 'you_title',
    text: 'you_text',
    fields: [
      { name: 'first_name', autoComplete: 'given-name' },
      { name: 'last_name', autoComplete: 'family-name' },
      { name: 'email', type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
      { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    ],
  },
  {
    title: 'company_title',
    text: 'company_text',
    fields: [
      { name: 'company_name', autoComplete: 'organization', isWide: true },
      { name: 'vat_number', ...digits },
      { name: 'rea', hint: 'rea_hint', ...code },
      { name: 'tax_code', hint: 'tax_code_hint', isWide: true, ...code },
      { name: 'representative_name', autoComplete: 'off' },
      { name: 'representative_fiscal_code', ...code },
    ],
  },
  {
    title: 'address_title',
    fields: [
      { name: 'address', autoComplete: 'street-address', isWide: true },
      { name: 'zip', inputMode: 'numeric', autoComplete: 'postal-code' },
      { name: 'city', autoComplete: 'address-level2' },
      { name: 'province', hint: 'province_hint', ...code },
    ],
  },
  {
    title: 'invoice_title',
    text: 'invoice_text',
    fields: [
      { name: 'sdi_code', isOptional: true, ...code },
      { name: 'pec_email', isOptional: true, type: 'email', autoComplete: 'off', autoCapitalize: 'none' },
    ],
  },
  {
    title: 'tax_title',
    text: 'tax_text',
    fields: [
      { name: 'iban', isWide: true, ...code },
      { name: 'account_holder', hint: 'account_holder_hint', isOptional: true, autoComplete: 'off' },
      {
        name: 'other_establishments',
        hint: 'other_establishments_hint',
        isOptional: true,
        autoComplete: 'off',
      },
    ],
  },
];
