import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

type Props = {
  /** What the button shows. */
  label: ReactNode;
  /** Its name, where the label alone does not say it. */
  name?: string;
  children: ReactNode;
  className?: string;
};

/** A button that opens a short list of links below it, by the browser's own means. Links stay links: a disclosure, not an ARIA menu. */
export function Menu({ label, name, children, className = '' }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => list.current?.hidePopover();
  const closeOnceLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={className} onBlur={closeOnceLeft}>
      <button
        type="button"
        aria-label={name}
        popoverTarget={id}
        className="group hover:bg-sunken rounded-control flex min-h-11 items-center gap-2 px-3 font-semibold"
      >
        {label}
        <ChevronDownIcon className="size-4 transition-transform group-has-[+_:popover-open]:rotate-180" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        // What was focused is about to be hidden; a dialog opened from here gives the focus back to the button.
        onClickCapture={close}
        className="bg-surface text-ink border-line shadow-raised rounded-control inset-[4.5rem_1rem_auto_auto] m-0 w-max min-w-48 border p-1.5 supports-[position-area:end]:inset-auto supports-[position-area:end]:mt-2 supports-[position-area:end]:[position-area:block-end_span-inline-start]"
      >
        {children}
      </div>
    </div>
  );
}

/** Style of each row of a menu. */
export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-tag px-3 text-left font-medium hover:bg-sunken aria-[current=true]:text-primary-text';
