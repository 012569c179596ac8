import { useState, type ComponentProps } from 'react';
import { buttonStyle } from './button-style.ts';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
    /** On the button, in the reader's language: the browser's own button speaks the browser's. */
    choose: string;
    /** While no file is chosen. */
    none: string;
  };

/** The browser's own file input under a label that looks like a button, and the chosen file's name beside it. */
export function FileField({ label, hint, error, className, choose, none, onChange, ...input }: Props) {
  const [name, setName] = useState<string>();
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <span className="relative flex flex-wrap items-center gap-3">
          <input
            {...input}
            {...control}
            type="file"
            className="peer sr-only"
            onChange={(event) => {
              setName(event.target.files?.[0]?.name);
              onChange?.(event);
            }}
          />
          <label
            htmlFor={control.id}
            className={buttonStyle(
              'secondary',
              'medium',
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text',
            )}
          >
            {choose}
          </label>
          <output className="text-muted text-sm">{name ?? none}</output>
        </span>
      )}
    </Field>
  );
}
