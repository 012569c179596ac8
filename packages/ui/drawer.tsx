import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CloseIcon } from './icons.tsx';

const dialogOf = (id: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(id)}`);

export const closeDrawer = (id: string): void => dialogOf(id)?.close();

/** Opens a drawer by the browser's own means; where it has none, as soon as scripts run. */
export function DrawerButton({ opens, ...rest }: ComponentProps<'button'> & { opens: string }) {
  const openOlder = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialogOf(opens)?.showModal();
  };
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={opens}
      onClick={openOlder}
    />
  );
}

type Props = { id: string; title: ReactNode; children: ReactNode };

/** A menu from the side, 250 px wide. It closes by its button, Escape or a press beside it. */
export function Drawer({ id, title, children }: Props) {
  const t = useTexts('common');
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="bg-surface text-ink shadow-overlay fixed my-0 mr-0 ml-auto h-dvh max-h-none w-[250px] animate-[slide-from-end_0.25s_var(--ease-out)] flex-col overflow-hidden open:flex"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
        <h2 id={`${id}-title`} className="py-2 text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          command="close"
          commandfor={id}
          onClick={() => closeDrawer(id)}
          className="hover:bg-sunken rounded-control -mr-2 grid size-11 shrink-0 place-items-center"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
    </dialog>
  );
}
