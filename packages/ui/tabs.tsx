import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { pressedKey } from './pressed-key.ts';

export type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
};

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs by the ARIA pattern: one stop for the Tab key, arrows move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className = '' }: Props<Id>) {
  const base = useId();
  const { list, onKeyDown } = useArrowKeys({ tabs, selected, onSelect });
  const tabOf = ({ id, label: text }: Tab<Id>) => (
    <button
      key={id}
      type="button"
      role="tab"
      id={`${base}-${id}`}
      aria-selected={id === selected}
      aria-controls={id === selected ? `${base}-panel` : undefined}
      tabIndex={id === selected ? 0 : -1}
      onClick={() => onSelect(id)}
      onKeyDown={onKeyDown}
      className="rounded-control text-muted aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card min-h-11 flex-1 basis-[7rem] px-4 font-semibold"
    >
      {text}
    </button>
  );
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="bg-sunken rounded-control flex flex-wrap gap-1 p-1"
      >
        {tabs.map(tabOf)}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className="pt-6">
        {tabs.find(({ id }) => id === selected)?.panel}
      </div>
    </div>
  );
}

function useArrowKeys<Id extends string>({
  tabs,
  selected,
  onSelect,
}: Pick<Props<Id>, 'tabs' | 'selected' | 'onSelect'>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const target = moves[pressedKey(event) ?? '']?.(index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };
  return { list, onKeyDown };
}
