import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';

type Props = {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form about a passkey, its buttons below. */
export function PasskeyDialog({ title, submitLabel, isBusy, onSubmit, onClose, children }: Props) {
  const common = useTexts('common');
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton form={id} isBusy={isBusy}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <form id={id} method="post" noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
