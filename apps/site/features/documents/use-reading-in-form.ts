import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { neededImages, type DocumentType, type NeededImage } from '@nolo/domain/identity/documents.ts';
import type { DocumentProblem } from '@nolo/domain/identity/judge-document.ts';
import type { ProfileValues } from './profile-values.ts';
import { browserApi } from '../../api/browser-api.ts';
import { uploadApi } from '../../shared/forms/upload-form.ts';

/** Customer-application.md 9. */
const VERIFIED_TOAST_MS = 1000;
/** Kind of error that the machine sets: it goes with the next change, and never keeps anybody from saving. */
const MACHINE = 'machine';

/** Reads the identity document once its pictures are chosen, and puts into the form what was found. */
export function useReadingInForm(form: UseFormReturn<ProfileValues>, stored: ReadonlySet<string>) {
  const t = useTexts('documents');
  const onFound = (found: DocumentVerification) => {
    fillFrom(form, found);
    for (const problem of found.problems) {
      const name = fieldOf(problem, found.document_type);
      form.setError(name, { type: MACHINE, message: t(`problem_${problem}`) });
    }
    if (found.isVerified) toast.success(t('reading_verified'), VERIFIED_TOAST_MS);
  };
  const { state, start, cancel } = useDocumentReading(onFound);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error?.type === MACHINE) form.clearErrors(name);
    });
    return unsubscribe;
  }, [form]);
  return {
    reading: state,
    stopReading: cancel,
    /** A picture was chosen or taken back. */
    onPicture: (kind: keyof ProfileValues) => {
      const values = form.getValues();
      if (!identityImages(values.document_type).some((one) => one === kind)) return;
      cancel();
      const order = values[kind] === null ? null : readingForm(values, stored);
      if (order !== null) void start(order);
    },
  };
}

type Form = UseFormReturn<ProfileValues>;

/** The identity document's own pictures. */
const identityImages = (type: DocumentType): NeededImage[] =>
  neededImages(type).filter((kind) => !kind.startsWith('driving_licence'));

/** What is sent to be read: new pictures, and for whom; null while one is missing. */
function readingForm(values: ProfileValues, stored: ReadonlySet<string>): FormData | null {
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
function fillFrom(form: Form, { fields }: DocumentVerification): void {
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

function fieldOf(problem: DocumentProblem, type: DocumentType): keyof ProfileValues {
  return controls[problem] ?? (type === 'passport' ? 'passport' : 'document_back');
}

export type ReadingState =
  | { kind: 'idle' }
  /** Percent of the way there, then of the reading. */
  | { kind: 'sending' | 'reading'; percent: number }
  | { kind: 'done'; found: DocumentVerification }
  | { kind: 'failed' };

const ASK_AGAIN_MS = 700;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));

/**
 * Has a document read on the server and tells how far that is. Saving never waits for it: a person looks at what is
 * saved, whatever the machine says.
 */
function useDocumentReading(onFound: (found: DocumentVerification) => void) {
  const common = useTexts('common');
  const language = useLanguage();
  const [state, setState] = useState<ReadingState>({ kind: 'idle' });
  const turn = useRef(0);

  const cancel = () => {
    turn.current += 1;
    setState({ kind: 'idle' });
  };

  const start = async (form: FormData) => {
    cancel();
    const mine = turn.current;
    const isCurrent = () => mine === turn.current;
    const tell = (next: ReadingState) => void (isCurrent() && setState(next));
    const api = uploadApi({
      language,
      networkMessage: common('network_error'),
      onProgress: (share) => tell({ kind: 'sending', percent: Math.round(share * 100) }),
    });
    try {
      let found = await api.call('verifyDocument', { body: form });
      while (isCurrent() && !found.isDone) {
        tell({ kind: 'reading', percent: found.progress });
        await pause();
        found = await browserApi.call('documentVerification', undefined, { isQuiet: true });
      }
      if (!isCurrent()) return;
      setState({ kind: 'done', found });
      onFound(found);
    } catch {
      tell({ kind: 'failed' });
    }
  };

  return { state, start, cancel };
}
