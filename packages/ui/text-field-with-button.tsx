import type { ComponentProps, ReactNode } from 'react';
import { useFirstValue } from './use-first-value.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

type Props = Pick<FieldProps, 'label' | 'error'> &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { button: ReactNode };

/** The button stands beside the input and above its error; close below the input where there is no room beside it. */
export function TextFieldWithButton({ label, error, button, ...input }: Props) {
  const ref = useFirstValue(input);
  return (
    <Field {...{ label, error }} className="max-w-md">
      {(control) => (
        <span className="flex flex-wrap gap-3">
          <input
            type="text"
            {...input}
            {...control}
            ref={ref}
            className={`${controlStyle} min-w-48 flex-1`}
          />
          {button}
        </span>
      )}
    </Field>
  );
}
