import type { UseFormReturn } from 'react-hook-form';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { neededImages, type DocumentType, type NeededImage } from '@nolo/domain/identity/documents.ts';
import type { DocumentProblem } from '@nolo/domain/identity/judge-document.ts';
import type { ProfileValues } from './profile-values.ts';

type Form = UseFormReturn<ProfileValues>;

/** The identity document's own pictures. */
export const identityImages = (type: DocumentType): NeededImage[] =>
  neededImages(type).filter((kind) => !kind.startsWith('driving_licence'));

/** What is sent to be read: new pictures, and for whom; null while one is missing. */
export function readingForm(values: ProfileValues, stored: ReadonlySet<string>): FormData | null {
  const kinds = identityImages(values.document_type);
  if (kinds.some((kind) => values[kind] === null && !stored.has(kind))) return null;
  const form = new FormData();
  form.set('document_type', values.document_type);
  for (const name of ['first_name', 'last_name', 'dob'] as const) {
    if (values[name].trim() !== '') form.set(name, values[name]);
  }
  for (const kind of kinds) {
    const file = values[kind];
    if (file) form.set(kind, file);
  }
  return form;
}

/** Fields as the document has them. What names somebody is filled only where nothing stands: zones know capitals alone. */
export function fillFrom(form: Form, { fields }: DocumentVerification): void {
  if (fields === null) return;
  const values = form.getValues();
  const set = <N extends keyof ProfileValues>(name: N, value: ProfileValues[N] | null) => {
    if (value !== null) form.setValue(name, value as never, { shouldDirty: true });
  };
  set('document_number', fields.document_number);
  set('document_expiry_date', fields.document_expiry_date);
  if (values.first_name === '') set('first_name', fields.first_name);
  if (values.last_name === '') set('last_name', fields.last_name);
  if (values.dob === '') set('dob', fields.dob);
  if (values.gender === null) set('gender', fields.gender);
}

/** The control at which a problem is shown; the rest is about the picture with the zone. */
const controls: Partial<Record<DocumentProblem, keyof ProfileValues>> = {
  name: 'last_name',
  birth_date: 'dob',
  under_age: 'dob',
  expired: 'document_expiry_date',
  front_unreadable: 'document_front',
};

export function fieldOf(problem: DocumentProblem, type: DocumentType): keyof ProfileValues {
  return controls[problem] ?? (type === 'passport' ? 'passport' : 'document_back');
}
