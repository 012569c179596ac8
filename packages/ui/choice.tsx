import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldErrorText } from './field.tsx';
import { useFirstValue } from './use-first-value.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

const boxStyle =
  'size-5 shrink-0 appearance-none border-2 border-line-strong bg-surface bg-center bg-no-repeat ' +
  'checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:opacity-55';

/** A row at least 44 px high: the whole of it can be pressed. */
function ChoiceRow(props: {
  renderControl: (ids: object) => ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** Left padding that puts the hint under the label. */
  hintIndent?: 'pl-8' | 'pl-14';
}) {
  const { renderControl, label, hint, error, className = '', hintIndent = 'pl-8' } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        {renderControl({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        <span className="min-w-0 grow">{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={`text-muted -mt-1 text-sm ${hintIndent}`}>
          {hint}
        </div>
      )}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

export function Checkbox({ label, hint, error, className, ...input }: ChoiceProps) {
  const ref = useFirstValue(input);
  const renderControl = (ids: object) => (
    <input type="checkbox" {...input} {...ids} ref={ref} className={`${boxStyle} check-mark rounded-tag`} />
  );
  return <ChoiceRow {...{ renderControl, label, hint, error, className }} />;
}

/** A checkbox that takes effect at once. */
export function Switch({ label, hint, error, className, ...input }: ChoiceProps) {
  const ref = useFirstValue(input);
  const renderControl = (ids: object) => (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox itself tells its state
      role="switch"
      {...input}
      {...ids}
      ref={ref}
      className="border-line-strong bg-line-strong rounded-pill checked:border-primary checked:bg-primary before:rounded-pill before:bg-surface h-6 w-11 shrink-0 appearance-none border-2 transition-colors before:block before:size-5 before:transition-transform checked:before:translate-x-5"
    />
  );
  return <ChoiceRow {...{ renderControl, label, hint, error, className }} hintIndent="pl-14" />;
}

type RadioGroupProps = Omit<ChoiceProps, 'value' | 'defaultValue'> & {
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  /** Give it for a controlled group; leave it out with `register`. */
  value?: string;
  /** One below the other, for options that have much to say. */
  isStacked?: boolean;
};

/** Spread `register('gender')` into it, or give `name`, `value` and `onChange`. */
export function RadioGroup({
  label,
  hint,
  error,
  className = '',
  options,
  value,
  isStacked = false,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const ref = useFirstValue(input);
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isStacked ? 'text-lg font-bold' : 'text-sm font-semibold'}>{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div className={isStacked ? 'divide-line flex flex-col divide-y' : 'flex flex-wrap gap-x-6'}>
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            className={isStacked ? 'pt-1 pb-3' : ''}
            label={option.label}
            hint={option.hint}
            renderControl={(ids) => (
              <input
                type="radio"
                {...input}
                {...ids}
                ref={ref}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                className={`${boxStyle} rounded-pill radio-mark`}
              />
            )}
          />
        ))}
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  );
}
