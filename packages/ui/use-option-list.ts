import { useLayoutEffect, useState, type RefObject } from 'react';

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
};

/**
 * The list of a combobox: whether it is open, and which option is reached, -1 for none; `hasMoved`: by the arrows, and not
 * because it is the first for what is typed.
 */
export function useOptionList() {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setReached] = useState(-1);
  const [hasMoved, setHasMoved] = useState(false);
  const setActive = (index: number) => {
    setReached(index);
    setHasMoved(false);
  };
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  /** True for an arrow key. */
  const moveBy = (key: string | null, count: number): boolean => {
    const move = moves[key ?? ''];
    if (!move) return false;
    open();
    if (count > 0) {
      setReached(move(active, count));
      setHasMoved(true);
    }
    return true;
  };
  return { isOpen, active, hasMoved, setActive, open, close, moveBy };
}

/** Pressing must not take the focus from the field: its leaving would close the list before the click. */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  // Before the options are painted: they may be pressed as soon as they are seen.
  useLayoutEffect(() => {
    const element = box.current;
    const keep = (event: MouseEvent) => event.preventDefault();
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [box]);
}
