import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { licenceClasses, type LicenceClass } from '@nolo/domain/identity/licence-classes.ts';
import { neededImages, type DocumentType, type ProfileImage } from '@nolo/domain/identity/documents.ts';

export type ProfileTexts = {
  first_name: string;
  last_name: string;
  phone: string;
  country_code: string;
  dob: string;
  place_of_birth: string;
  fiscal_code: string;
  address: string;
  zip: string;
  town_city: string;
  document_number: string;
  document_issue_date: string;
  document_expiry_date: string;
  driving_licence_number: string;
  dl_issue_date: string;
  dl_expiry_date: string;
};

export type ProfileValues = ProfileTexts & {
  gender: CustomerProfile['gender'];
  document_type: DocumentType;
  driving_licence_classes: LicenceClass[];
} & Record<ProfileImage, File | null>;

/** Passport, unless only another document is complete (docs/specification/accounts.md 5). */
export function documentTypeOf({ images, document_id }: CustomerProfile): DocumentType {
  const hasOther = images.includes('document_front') && images.includes('document_back') && !!document_id;
  return hasOther && !images.includes('passport') ? 'otherDocument' : 'passport';
}

export type Paper = Pick<ProfileTexts, 'document_number' | 'document_issue_date' | 'document_expiry_date'>;

/** A number or a date says nothing without the document it is of. */
export const paperFields: readonly (keyof ProfileValues)[] = [
  'document_type',
  'document_number',
  'document_issue_date',
  'document_expiry_date',
];

/** What is stored about one of the two documents. The dates belong to the one that was saved last. */
export function storedPaper(profile: CustomerProfile, type: DocumentType): Paper {
  const isLast = profile.document_type === type;
  return {
    document_number: (type === 'passport' ? profile.passport_number : profile.document_id) ?? '',
    document_issue_date: (isLast && profile.document_issue_date) || '',
    document_expiry_date: (isLast && profile.document_expiry_date) || '',
  };
}

/** What the form shows of a stored profile. */
export function valuesOf(profile: CustomerProfile, type: DocumentType): ProfileValues {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone,
    country_code: profile.country_code,
    gender: profile.gender,
    dob: profile.dob ?? '',
    place_of_birth: profile.place_of_birth ?? '',
    fiscal_code: profile.fiscal_code ?? '',
    address: profile.address ?? '',
    zip: profile.zip ?? '',
    town_city: profile.town_city ?? '',
    document_type: type,
    ...storedPaper(profile, type),
    driving_licence_classes: profile.driving_licence_classes,
    driving_licence_number: profile.driving_licence_number ?? '',
    dl_issue_date: profile.dl_issue_date ?? '',
    dl_expiry_date: profile.dl_expiry_date ?? '',
    photo: null,
    passport: null,
    document_front: null,
    document_back: null,
    driving_licence_front: null,
    driving_licence_back: null,
  };
}

/** Which fields mean something only together: a document's kind, number, dates and pictures. */
const paperAndPictures: readonly (keyof ProfileValues)[] = [
  ...paperFields,
  'passport',
  'document_front',
  'document_back',
];

/** What a form showed before anything was changed in it. */
type Shown = Readonly<Partial<Record<keyof ProfileValues, unknown>>>;

/**
 * What the renter has changed here, on top of what is stored now: another tab or device may have saved something since
 * this form was filled in (`shown`), and what it shows of that is old.
 */
export function mergeDirtyFields(
  stored: CustomerProfile,
  shown: Shown,
  values: ProfileValues,
): ProfileValues {
  const isChanged = (name: keyof ProfileValues) => !isSame(values[name] ?? '', shown[name] ?? '');
  const keepsPaper = paperAndPictures.some(isChanged);
  const type = keepsPaper ? values.document_type : documentTypeOf(stored);
  const sent = valuesOf(stored, type);
  const isField = (name: string): name is keyof ProfileValues => name in sent;
  for (const name of Object.keys(values).filter(isField)) {
    if (paperAndPictures.includes(name) ? keepsPaper : isChanged(name)) copyField(name, values, sent);
  }
  return sent;
}

function copyField<Name extends keyof ProfileValues>(
  name: Name,
  from: Pick<ProfileValues, Name>,
  to: Pick<ProfileValues, Name>,
): void {
  to[name] = from[name];
}

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? one.join(',') === other.join(',') : one === other;
}

/** The multipart form of `PUT /customer/profile`. Pictures of the document not chosen stay at home. */
export function formDataOf(values: ProfileValues): FormData {
  const {
    photo,
    passport,
    document_front,
    document_back,
    driving_licence_front,
    driving_licence_back,
    ...texts
  } = values;
  const files = {
    photo,
    passport,
    document_front,
    document_back,
    driving_licence_front,
    driving_licence_back,
  };
  const { driving_licence_classes, ...fields } = texts;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  // As a licence lists them, whichever was ticked first.
  const classes = licenceClasses.filter((one) => driving_licence_classes.includes(one));
  form.set('driving_licence_classes', classes.join(','));
  // Last, so that the server has read the fields when the large parts arrive.
  for (const kind of ['photo', ...neededImages(values.document_type)] as const) {
    const file = files[kind];
    if (file) form.set(kind, file);
  }
  return form;
}
