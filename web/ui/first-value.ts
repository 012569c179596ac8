import type { ChangeEvent, ChangeEventHandler, Ref, RefCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What its user has made of a field; null: nothing, it is as the server wrote it. */
function touchedValue(field: Control): string | boolean | null {
  if (field instanceof HTMLSelectElement) {
    const isTouched = [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
    );
    return isTouched ? field.value : null;
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked === field.defaultChecked ? null : field.checked;
  return field.value === field.defaultValue ? null : field.value;
}

/**
 * The `ref` of a field: what was typed or chosen in it before scripts ran is its first value, and whoever keeps its
 * values is told. `isAlive` as of `useIsAlive`: of a field that scripts have made nothing came before.
 */
export function firstValue<Field extends Control>(
  { ref, onChange }: { ref?: Ref<Field> | undefined; onChange?: ChangeEventHandler<Field> | undefined },
  isAlive: boolean,
): RefCallback<Field> {
  return (field) => {
    const value = isAlive || field === null ? null : touchedValue(field);
    const release = typeof ref === 'function' ? ref(field) : undefined;
    if (ref && typeof ref === 'object') ref.current = field;
    if (field !== null && value !== null) {
      // A form's keeper may just have written into the field what it has for it.
      if (typeof value === 'string' && field.type !== 'file') field.value = value;
      else if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value;
      onChange?.({ type: 'change', target: field, currentTarget: field } as unknown as ChangeEvent<
        Field,
        Field
      >);
    }
    return release;
  };
}
