import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormTrigger,
} from 'react-hook-form';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { CountryPicker } from './country-picker.tsx';
import { useFieldError } from './use-field-error.ts';

type Props<Values extends FieldValues> = {
  control: Control<Values>;
  code: FieldPathByValue<Values, string>;
  number: UseFormRegisterReturn<FieldPath<Values>>;
  trigger: UseFormTrigger<Values>;
  error: string | undefined;
};

/** Prefix and mobile number side by side. The page's handle must name the namespace `account`. */
export function PhoneFields<Values extends FieldValues>({
  control,
  code,
  number,
  trigger,
  error,
}: Props<Values>) {
  const t = useTexts('account');
  const errorOf = useFieldError();
  const { field, fieldState } = useController({ control, name: code });
  const choose = (prefix: string) => {
    field.onChange(prefix);
    // How many digits are right depends on the prefix.
    if (error !== undefined) void trigger(number.name);
  };
  return (
    <div className="grid grid-cols-[minmax(0,6.5rem)_minmax(50%,1fr)] items-start gap-2">
      <CountryPicker
        label={t('country_code')}
        name={field.name}
        autoComplete="tel-country-code"
        text={field.value}
        error={errorOf(fieldState.error)}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChoose={({ prefix }) => choose(prefix)}
        onUnknown={() => field.onChange('')}
      />
      <TextField
        label={t('mobile_number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={error}
        {...number}
      />
    </div>
  );
}
