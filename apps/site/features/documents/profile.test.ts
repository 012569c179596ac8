import { describe, expect, test } from 'vitest';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { typedValues } from '../../shared/forms/draft-values.ts';
import { problemsOf } from './check-profile.ts';
import {
  documentTypeOf,
  formDataOf,
  mergeDirtyFields,
  paperFields,
  storedPaper,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts';

const empty: CustomerProfile = {
  first_name: 'Giulia',
  last_name: 'Rossi',
  email: 'giulia@nolo.test',
  gender: null,
  phone: '333 1234567',
  country_code: '+39',
  country: 'IT',
  dob: null,
  place_of_birth: null,
  fiscal_code: null,
  address: null,
  zip: null,
  town_city: null,
  passport_number: null,
  document_id: null,
  document_issue_date: null,
  document_expiry_date: null,
  driving_licence_number: null,
  driving_licence_classes: ['B'],
  dl_issue_date: null,
  dl_expiry_date: null,
  document_type: null,
  images: [],
  documents_status: 'missing',
  documents_findings: [],
  documents_rejected_reason: null,
  looks: [],
  vat_numbers: [],
};

const card = { document_id: 'CA12345AA', images: ['document_front', 'document_back'] } as const;

test.each([
  ['nothing yet', {}, 'passport'],
  ['front, back and number', card, 'otherDocument'],
  ['no number', { ...card, document_id: null }, 'passport'],
  ['no back', { ...card, images: ['document_front'] }, 'passport'],
  ['a passport as well', { ...card, images: [...card.images, 'passport'] }, 'passport'],
  [
    'saved as other document, passport there',
    { ...card, document_type: 'otherDocument', images: ['passport'] },
    'passport',
  ],
] as [string, Partial<CustomerProfile>, string][])('%s', (_, stored, expected) => {
  expect(documentTypeOf({ ...empty, ...stored })).toBe(expected);
});

test('dates belong to the document that was saved last', () => {
  const profile: CustomerProfile = {
    ...empty,
    ...card,
    images: [...card.images],
    passport_number: 'YA1',
    document_type: 'otherDocument',
    document_issue_date: '2024-01-01',
    document_expiry_date: '2034-01-01',
  };
  expect(storedPaper(profile, 'otherDocument')).toEqual({
    document_number: 'CA12345AA',
    document_issue_date: '2024-01-01',
    document_expiry_date: '2034-01-01',
  });
  expect(storedPaper(profile, 'passport')).toEqual({
    document_number: 'YA1',
    document_issue_date: '',
    document_expiry_date: '',
  });
});

test('a draft of a document says which one, though the form started with it', () => {
  const profile: CustomerProfile = { ...empty, ...card, images: [...card.images, 'passport'] };
  const start = valuesOf(profile, 'otherDocument');
  const typed = { ...start, document_number: 'CA99999ZZ' };
  expect(typedValues(typed, start, paperFields)).toEqual({
    document_type: 'otherDocument',
    document_number: 'CA99999ZZ',
    document_issue_date: '',
    document_expiry_date: '',
  });
});

const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
const given = { stored: new Set<DocumentKind>(), today: '2027-03-01' };
const complete: ProfileValues = {
  ...valuesOf(empty, 'passport'),
  dob: '1985-12-10',
  fiscal_code: 'RSSMRA85T10A562S',
  document_number: 'YA1234567',
  document_issue_date: '2024-01-01',
  document_expiry_date: '2034-01-01',
  driving_licence_number: 'U12345678',
  dl_issue_date: '2024-01-01',
  dl_expiry_date: '2034-01-01',
  passport: picture,
  driving_licence_front: picture,
  driving_licence_back: picture,
};

test('a complete profile has no problems', () => {
  expect(problemsOf(complete, given)).toEqual({});
});

test('an empty profile tells everything at once', () => {
  expect(problemsOf(valuesOf(empty, 'passport'), given)).toEqual({
    dob: 'dob_required',
    fiscal_code: 'fiscal_code_required',
    document_number: 'document_number_required',
    document_issue_date: 'issue_date_required',
    document_expiry_date: 'expiry_date_required',
    driving_licence_number: 'document_number_required',
    dl_issue_date: 'issue_date_required',
    dl_expiry_date: 'expiry_date_required',
    passport: 'document_images_required',
    driving_licence_front: 'driving_licence_images_required',
    driving_licence_back: 'driving_licence_images_required',
  });
});

test.each([
  [{ fiscal_code: 'RSSMRA85T10A562X' }, { fiscal_code: 'fiscal_code_invalid' }],
  [{ fiscal_code: 'RSSMRA' }, { fiscal_code: 'fiscal_code_length' }],
  [{ dob: '2027-03-01' }, { dob: 'date_invalid' }],
  [{ document_issue_date: '2027-03-02' }, { document_issue_date: 'date_invalid' }],
  [{ document_expiry_date: '2027-02-28' }, { document_expiry_date: 'expiry_date_past' }],
  [{ dl_expiry_date: '2027-03-01' }, {}],
  [{ phone: 'abc' }, { phone: 'mobile_number_numeric' }],
  [
    { document_type: 'otherDocument' },
    { document_front: 'document_images_required', document_back: 'document_images_required' },
  ],
] as const)('%j', (change, expected) => {
  expect(problemsOf({ ...complete, ...change }, given)).toEqual(expected);
});

test('images that are stored need not be uploaded again', () => {
  const values = { ...complete, passport: null };
  expect(problemsOf(values, { ...given, stored: new Set<DocumentKind>(['passport']) })).toEqual({});
});

test('the form holds the fields, then the files of the chosen document', () => {
  const form = formDataOf({ ...complete, document_front: picture });
  const names = [...form.keys()];
  expect(names.slice(-3)).toEqual(['passport', 'driving_licence_front', 'driving_licence_back']);
  expect(names).not.toContain('document_front');
  expect(names).not.toContain('gender');
  expect(form.get('document_type')).toBe('passport');
  expect(form.get('address')).toBe('');
});

describe('saved on top of what another tab has saved since', () => {
  const before: CustomerProfile = {
    ...empty,
    passport_number: 'YA1',
    document_type: 'passport',
    town_city: 'Roma',
  };
  const shown = valuesOf(before, 'passport');
  const card = { document_id: 'CA2', images: ['document_front', 'document_back'] as DocumentKind[] };
  const since: CustomerProfile = {
    ...before,
    ...card,
    passport_number: null,
    document_type: 'otherDocument',
    document_expiry_date: '2090-01-01',
    town_city: 'Lecce',
    driving_licence_classes: ['B'],
  };

  test('what was not changed here is theirs, what was is ours', () => {
    const sent = mergeDirtyFields(since, shown, { ...shown, phone: '3337654321' });
    expect(sent).toEqual({ ...valuesOf(since, 'otherDocument'), phone: '3337654321' });
    expect(sent.town_city).toBe('Lecce');
    expect(mergeDirtyFields(since, shown, { ...shown, town_city: 'Bari' }).town_city).toBe('Bari');
    expect(
      mergeDirtyFields({ ...since, town_city: 'Lecce' }, shown, { ...shown, town_city: '' }).town_city,
    ).toBe('');
  });

  test.each([
    ['a number', { document_number: 'YA3' }],
    ['a picture', { passport: new File(['x'], 'passport.jpg') }],
  ] satisfies [string, Partial<ProfileValues>][])(
    '%s of a document takes the rest of it along',
    (_, changes) => {
      const { document_type, document_number, document_expiry_date } = mergeDirtyFields(since, shown, {
        ...shown,
        ...changes,
      });
      expect({ document_type, document_number, document_expiry_date }).toEqual({
        document_type: 'passport',
        document_number: 'YA1',
        document_expiry_date: '',
        ...('document_number' in changes ? changes : {}),
      });
    },
  );
});
