import { useRevalidator } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';

/** Says why the server could not load something, and offers to try again. */
export function NotLoadedNotice({ message }: { message: string }) {
  const t = useTexts('common');
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="bg-warning-soft text-warning rounded-control mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-2 font-medium">
        <WarningIcon className="mt-0.5" />
        {message}
      </p>
      <Button variant="secondary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}
