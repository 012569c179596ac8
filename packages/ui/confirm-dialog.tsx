import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  isOpen: boolean;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  variant?: 'primary' | 'danger';
  isBusy?: boolean;
};

/** Asks before something that cannot be undone. Say in `text` what will happen. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button variant={props.variant} isBusy={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{props.text}</div>
    </Dialog>
  );
}
