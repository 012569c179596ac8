import type { ComponentProps } from 'react';
import { useFirstValue } from './use-first-value.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

export type SelectOption = { value: string; label: string };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** First, empty choice. */
    placeholder?: string;
  };

/** The browser's own list: the best one on telephones, and nothing to download. It cannot wrap: its text grows as far as the window does. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  options,
  placeholder,
  ...select
}: Props) {
  const ref = useFirstValue(select);
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => (
        <span className="relative">
          <select
            {...select}
            {...control}
            ref={ref}
            className={`${controlStyle} appearance-none pr-10 text-[min(1rem,6.5vw)]!`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}
