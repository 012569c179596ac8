import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import type { ProfileValues } from './profile-values.ts';
import { fieldOf, fillFrom, identityImages, readingForm } from './read-into-form.ts';
import { useDocumentReading } from './use-document-reading.ts';

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
