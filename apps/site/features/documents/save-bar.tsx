import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { ProgressBar } from '@nolo/ui/progress-bar.tsx';
import { useBottomBar } from '@nolo/ui/use-bottom-bar.ts';
import { useProfileForm } from './profile-form-context.ts';

/** In reach of the thumb all the time. `progress` is the share of the upload, null when nothing is under way. */
export function SaveBar({ progress }: { progress: number | null }) {
  const t = useTexts('documents');
  const { formState } = useProfileForm();
  const percent = Math.round((progress ?? 0) * 100);
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="bg-surface border-line rounded-card shadow-raised sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border p-3 sm:p-4"
    >
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
