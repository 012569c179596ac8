import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { lateResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { nowInItaly } from '../../shared/rental/rental-dates.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { ErrorSummary } from './error-summary.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LicenceSection } from './licence-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ProfileFormContext, useProfileForm } from './profile-form-context.ts';
import { neededImages, type DocumentKind } from '@nolo/domain/identity/documents.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { ProgressBar } from '@nolo/ui/progress-bar.tsx';
import {
  documentTypeOf,
  formDataOf,
  mergeDirtyFields,
  paperFields,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts';
import { uploadApi } from '../../shared/forms/upload-form.ts';
import { useLostPictures } from './use-lost-pictures.ts';
import { useReadingInForm } from './use-reading-in-form.ts';
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts';
import { useForm } from '../../shared/forms/use-form.ts';

/** Documents are checked in Italy. */
const todayInItaly = () => localDate(nowInItaly());

type Props = {
  profile: CustomerProfile;
  onSaved: (profile: CustomerProfile) => void;
  /** Where to go once everything is saved: the booking that asked for documents. */
  wayBack: string | undefined;
};

export function ProfileForm(props: Props) {
  const { profile } = props;
  const stored = useMemo(() => new Set(profile.images), [profile.images]);
  const resolver = useResolver(stored);
  const form = useForm<ProfileValues>({
    resolver,
    defaultValues: valuesOf(profile, documentTypeOf(profile)),
  });
  const { reading, onPicture, stopReading } = useReadingInForm(form, stored);
  const { lost, forget } = useLostPictures(form, profile.email);
  const { save, version, progress } = useSaving(form, props, () => {
    stopReading();
    forget();
  });
  useLeaveWarning(form.formState.isDirty);
  useFormDraft(form, { form: 'profile' }, { owner: profile.email, together: paperFields });
  return (
    <ProfileFormContext
      value={{ ...form, profile, stored, version, lost, reading, onPicture, today: todayInItaly() }}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-6 [&_:is(input,select)]:scroll-mb-28"
        onSubmit={save}
      >
        <ErrorSummary />
        <PersonalSection />
        <IdentitySection />
        <LicenceSection />
        <SaveBar progress={progress} />
      </form>
    </ProfileFormContext>
  );
}

/** The profile's rules, with what is stored already. */
function useResolver(stored: ReadonlySet<DocumentKind>) {
  return useMemo(
    () =>
      lateResolver(async () => {
        const { profileResolver } = await import('./check-profile.ts');
        return profileResolver(() => ({ stored, today: todayInItaly() }));
      }),
    [stored],
  );
}

/** `version` counts what was saved: pictures shown from the server are asked for again. */
function useSaving(form: UseFormReturn<ProfileValues>, { onSaved, wayBack }: Props, onSent: () => void) {
  const [version, setVersion] = useState(0);
  const upload = useUpload(form);
  const navigate = useNavigate();
  const save = submitWith(form, async (values) => {
    const { data, message, type } = await upload.start(values);
    form.reset(valuesOf(data, type));
    onSent();
    onSaved(data);
    setVersion(version + 1);
    toast.success(message);
    if (wayBack) void navigate(wayBack);
  });
  return { save, version, progress: upload.progress };
}

/** Sends the form and tells how far it is; without pictures it is over too soon to tell. */
function useUpload({ formState: { defaultValues } }: UseFormReturn<ProfileValues>) {
  const common = useTexts('common');
  const language = useLanguage();
  const [progress, setProgress] = useState<number | null>(null);
  const start = async (values: ProfileValues) => {
    const hasFiles = [...neededImages(values.document_type), 'photo' as const].some(
      (kind) => values[kind] !== null,
    );
    if (hasFiles) setProgress(0);
    try {
      const api = uploadApi({
        language,
        networkMessage: common('network_error'),
        onProgress: (share) => hasFiles && setProgress(share),
      });
      const stored = await api.call('customerProfile');
      const whole = mergeDirtyFields(stored, defaultValues ?? {}, values);
      const reply = await api.reply('updateCustomerProfile', { body: formDataOf(whole) });
      return { ...reply, type: whole.document_type };
    } finally {
      setProgress(null);
    }
  };
  return { progress, start };
}

/** In reach of the thumb all the time. `progress` is the share of the upload, null when nothing is under way. */
function SaveBar({ progress }: { progress: number | null }) {
  const t = useTexts('documents');
  const { formState } = useProfileForm();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="bg-surface border-line rounded-card shadow-raised sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border p-3 sm:p-4">
      {progress !== null && (
        <div className="flex min-w-48 flex-1 flex-col gap-1.5">
          <label htmlFor="upload-progress" className="text-sm font-semibold">
            {percent < 100 ? t('uploading', { percent }) : t('checking')}
          </label>
          <ProgressBar id="upload-progress" percent={percent} />
        </div>
      )}
      <SubmitButton size="large" className="max-sm:w-full" isBusy={formState.isSubmitting}>
        {t('save')}
      </SubmitButton>
    </div>
  );
}
