import { useState, type ComponentProps } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useFirstValue } from './use-first-value.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { icon, pathIcon } from './icons.tsx';

const EyeIcon = icon(
  <>
    <path d="M3 12c3.5-7 14.5-7 18 0-3.5 7-14.5 7-18 0Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
const EyeOffIcon = pathIcon(
  'M4 4l16 16M9.5 6.9C13.7 5.8 18.7 7.4 21 12a11.5 11.5 0 0 1-2.3 3M6.3 8A11 11 0 0 0 3 12c2.3 4.6 7.3 6.2 11.5 5.1',
);

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** `<TextField label={...} error={errorOf('email')} {...register('email')} type="email" autoComplete="email" />` */
export function TextField({
  label,
  hint,
  error,
  understood,
  isOptional,
  className,
  ...input
}: FieldProps & InputProps) {
  const ref = useFirstValue(input);
  return (
    <Field {...{ label, hint, error, understood, isOptional, className }}>
      {(control) => <input type="text" {...input} {...control} ref={ref} className={controlStyle} />}
    </Field>
  );
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...area
}: FieldProps & AreaProps) {
  const ref = useFirstValue(area);
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => <textarea rows={4} {...area} {...control} ref={ref} className={`${controlStyle} py-3`} />}
    </Field>
  );
}

/** With show and hide; say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ label, hint, error, className, ...input }: FieldProps & InputProps) {
  const t = useTexts('common');
  const ref = useFirstValue(input);
  const [isShown, setIsShown] = useState(false);
  const ToggleIcon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <span className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            className={`${controlStyle} pr-13`}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'hide_password' : 'show_password')}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="text-muted hover:text-ink rounded-control absolute inset-y-0.5 right-0.5 grid w-11 place-items-center"
          >
            <ToggleIcon />
          </button>
        </span>
      )}
    </Field>
  );
}
