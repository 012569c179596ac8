import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefCallback,
} from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean;

/** What its user has made of a field; null: nothing, it is as the server wrote it. */
function touchedValue(field: Control): Value | null {
  if (field instanceof HTMLSelectElement) {
    const isTouched = [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
    );
    return isTouched ? field.value : null;
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const isTouched = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
    return isTouched ? field.checked : null;
  }
  return field.value === field.defaultValue ? null : field.value;
}

function fill(field: Control, value: Value): void {
  if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
  else if (field.type !== 'file') field.value = value;
}

function attach<Field>(ref: Ref<Field> | undefined, field: Field | null): void | (() => void) {
  if (typeof ref === 'function') return ref(field);
  if (ref) ref.current = field;
}

/**
 * The `ref` of a field: what was typed or chosen in it before scripts ran is its first value. Whoever keeps the form's
 * values has written others into it by then, and is told once everybody listens: with the second rendering.
 */
export function useFirstValue<Field extends Control>({
  ref,
  onChange,
}: {
  ref?: Ref<Field> | undefined;
  onChange?: ChangeEventHandler<Field> | undefined;
}): RefCallback<Field> {
  const isHydrated = useIsHydrated();
  const touched = useRef<{ field: Field; value: Value } | null>(null);
  useLayoutEffect(() => {
    if (!isHydrated || touched.current === null) return;
    const { field, value } = touched.current;
    touched.current = null;
    fill(field, value);
    onChange?.({ type: 'change', target: field, currentTarget: field } as unknown as ChangeEvent<
      Field,
      Field
    >);
  }, [isHydrated, onChange]);
  return (field) => {
    const value = isHydrated || field === null ? null : touchedValue(field);
    const release = attach(ref, field);
    if (field !== null && value !== null) {
      touched.current = { field, value };
      fill(field, value);
    }
    return release;
  };
}
