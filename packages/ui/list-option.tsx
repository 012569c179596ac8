import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  id: string;
  /** Reached by the arrows: the field names it as its `aria-activedescendant`. */
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One entry of a combobox's list. The focus stays in the field: `useKeptFocus` of the list sees to it. */
export function ListOption({ id, isActive, onChoose, children }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={element}
      id={id}
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element lives in a select only
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className="hover:bg-sunken aria-selected:bg-primary-soft rounded-control flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left"
    >
      {children}
    </button>
  );
}
