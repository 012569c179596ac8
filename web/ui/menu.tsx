import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

type Props = {
  /** What the button shows. */
  label: ReactNode;
  /** Its name, where the label alone does not say it. */
  name?: string;
  children: ReactNode;
  className?: string;
};

/** Calls `close` when something is chosen, pressed or focused elsewhere, or Escape is pressed. */
function listenWhileOpen(box: HTMLElement, close: () => void): () => void {
  const button = box.querySelector('button');
  const isInside = (event: Event) => event.target instanceof Node && box.contains(event.target);
  const isChoice = (event: Event) =>
    isInside(event) && !(event.target instanceof Node && button?.contains(event.target));
  const controller = new AbortController();
  const { signal } = controller;
  const closeAndReturn = () => {
    // What was focused is about to be hidden; a dialog opened from here gives the focus back to the button.
    button?.focus();
    close();
  };
  document.addEventListener('pointerdown', (event) => !isInside(event) && close(), { signal });
  document.addEventListener('focusin', (event) => !isInside(event) && close(), { signal });
  // Captured: the focus has to move before the choice itself opens a dialog.
  document.addEventListener('click', (event) => isChoice(event) && closeAndReturn(), {
    signal,
    capture: true,
  });
  box.addEventListener('keydown', (event) => event.key === 'Escape' && closeAndReturn(), { signal });
  return () => controller.abort();
}

/** A button that opens a short list of links below it. Links stay links: a disclosure, not an ARIA menu. */
export function Menu({ label, name, children, className = '' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen || !box.current) return undefined;
    return listenWhileOpen(box.current, () => setIsOpen(false));
  }, [isOpen]);
  return (
    <div ref={box} className={`relative ${className}`}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="hover:bg-sunken rounded-control flex min-h-11 items-center gap-2 px-3 font-semibold"
      >
        {label}
        <ChevronDownIcon className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="bg-surface border-line shadow-raised rounded-control absolute right-0 z-30 mt-2 w-max min-w-48 border p-1.5"
      >
        {children}
      </div>
    </div>
  );
}

/** Style of each row of a menu. */
export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-tag px-3 text-left font-medium hover:bg-sunken aria-[current=true]:text-primary-text';
