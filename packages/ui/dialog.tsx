import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CloseIcon } from './icons.tsx';

type Shape = 'dialog' | 'sheet' | 'full';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in view below what scrolls: the buttons. */
  footer?: ReactNode;
  /** `dialog` in the middle, `sheet` from below on telephones, `full` all of it. */
  shape?: Shape;
  /** `alertdialog` asks something that must be answered: pressing beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  isTitleHidden?: boolean;
};

const shapes: Record<Shape, string> = {
  dialog: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-panel animate-[rise_0.2s_var(--ease-out)]',
  sheet:
    'mt-auto mb-0 mx-auto w-full max-w-none rounded-t-panel animate-[slide-from-bottom_0.25s_var(--ease-out)] ' +
    'sm:my-auto sm:max-w-xl sm:rounded-panel sm:animate-[rise_0.2s_var(--ease-out)]',
  full: 'm-0 size-full max-h-none! max-w-none',
};

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, closes on Escape and gives
 * the focus back, with no code of ours to download. Render it always and drive it with `isOpen`.
 */
export function Dialog({ isOpen, ...rest }: Props) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<Props, 'isOpen'>) {
  const { onClose, title, children, footer, shape = 'dialog', role = 'dialog', isTitleHidden } = props;
  const dialog = useModal(onClose);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      className={`bg-surface text-ink shadow-overlay fixed max-h-[calc(100dvh-2rem)] flex-col overflow-hidden open:flex ${shapes[shape]}`}
    >
      <DialogHead {...{ id, title, isTitleHidden, onClose, hasClose: role === 'dialog' }} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6">{children}</div>
      {footer && (
        <div className="border-line flex flex-wrap justify-end gap-3 border-t px-5 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </dialog>
  );
}

/** Opened at once, closed by Escape or a press beside it; the focus goes back to where it was. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    const onPress = (event: MouseEvent) => {
      if (event.target === element && element?.role !== 'alertdialog') close.current();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    element?.addEventListener('click', onPress);
    element?.addEventListener('cancel', onCancel);
    // Removing an open dialog from the page does not give the focus back; closing it would be too early.
    return () => {
      element?.removeEventListener('click', onPress);
      element?.removeEventListener('cancel', onCancel);
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

function DialogHead(props: {
  id: string;
  title: ReactNode;
  isTitleHidden?: boolean;
  onClose: () => void;
  hasClose: boolean;
}) {
  const t = useTexts('common');
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3 sm:px-6">
      <h2 id={`${props.id}-title`} className={props.isTitleHidden ? 'sr-only' : 'py-2 text-xl'}>
        {props.title}
      </h2>
      {props.hasClose && (
        <button
          type="button"
          aria-label={t('close')}
          onClick={props.onClose}
          className="hover:bg-sunken rounded-control -mr-2 ml-auto grid size-11 shrink-0 place-items-center"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
