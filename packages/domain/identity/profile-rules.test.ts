import { describe, expect, it } from 'vitest';
import type { DocumentKind } from './documents.ts';
import type { LicenceClass } from './licence-classes.ts';
import { profileProblems } from './profile-rules.ts';

const TODAY = '2027-03-26';
const LICENCE: DocumentKind[] = ['driving_licence_front', 'driving_licence_back'];

function problems(changes: object, images: DocumentKind[] = ['passport', ...LICENCE]) {
  const fields = {
    first_name: 'Mario',
    last_name: 'Rossi',
    phone: '3331234567',
    country_code: '+39',
    dob: '1985-12-10',
    fiscal_code: 'RSSMRA85T10A562S',
    document_type: 'passport' as const,
    document_number: 'YA1234567',
    document_issue_date: '2020-01-01',
    document_expiry_date: '2030-01-01',
    driving_licence_number: 'U1B23456C',
    driving_licence_classes: ['B'] as LicenceClass[],
    dl_issue_date: '2018-05-05',
    dl_expiry_date: '2028-05-05',
    ...changes,
  };
  return profileProblems(fields, new Set(images), TODAY);
}

describe('profile rules', () => {
  it('finds nothing wrong with a good one', () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    ['fiscal_code', 'RSSMRA85T10A562T', 'fiscal_code_invalid'],
    ['dob', '2027-03-26', 'date_invalid'],
    ['dob', '0000-01-01', 'date_invalid'],
    ['dob', '1899-12-31', 'date_invalid'],
    ['document_issue_date', '2027-03-27', 'date_invalid'],
    ['document_issue_date', '1980-01-01', 'date_invalid'],
    ['dl_issue_date', '0001-01-01', 'date_invalid'],
    ['document_expiry_date', '2027-03-25', 'expiry_date_past'],
    ['dl_expiry_date', '2027-03-25', 'expiry_date_past'],
  ])('%s %s: %s', (field, value, problem) => {
    expect(problems({ [field]: value })).toEqual({ [field]: problem });
  });

  it.each([[[]], [['AM', 'A']]])('a licence of the classes %j is not for cars', (classes) => {
    expect(problems({ driving_licence_classes: classes })).toEqual({
      driving_licence_classes: 'licence_class_required',
    });
  });

  it.each(['9999-12-31', '9999-01-01'])('a document to %s has no end', (day) => {
    expect(problems({ document_expiry_date: day, dl_expiry_date: day })).toEqual({});
    expect(problems({ dob: day, document_issue_date: day, dl_issue_date: day })).toEqual({
      dob: 'date_invalid',
      document_issue_date: 'date_invalid',
      dl_issue_date: 'date_invalid',
    });
  });

  it('a document is valid on its last day', () => {
    expect(problems({ document_expiry_date: TODAY, dl_expiry_date: TODAY })).toEqual({});
  });

  it('a passport needs its picture, another document both sides, and everybody both sides of the licence', () => {
    const other = { document_type: 'otherDocument' };
    expect(problems({}, LICENCE)).toEqual({ passport: 'document_images_required' });
    expect(problems(other, LICENCE)).toEqual({
      document_front: 'document_images_required',
      document_back: 'document_images_required',
    });
    expect(problems(other, ['document_front', ...LICENCE])).toEqual({
      document_back: 'document_images_required',
    });
    expect(problems(other, ['document_front', 'document_back', ...LICENCE])).toEqual({});
    expect(problems({}, ['passport', 'driving_licence_back'])).toEqual({
      driving_licence_front: 'driving_licence_images_required',
    });
  });
});
