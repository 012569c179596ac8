import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { signUpBody } from '@nolo/contract/accounts.ts';
import { firstPrefixes } from '@nolo/domain/account/countries.ts';
import { defaultCountry } from '../../shared/forms/countries.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';

const resolver = schemaResolver(async () => (await import('@nolo/contract/accounts.ts')).signUpBody);

type Values = z.input<typeof signUpBody>;
export type SignUpFormState = UseFormReturn<Values>;

/** Kept by the page, so that what was typed survives a look at the other tab. */
export function useSignUpForm(): SignUpFormState {
  const country = defaultCountry(useLanguage());
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      mobile_number: '',
      country_code: firstPrefixes[country],
      country,
      password: '',
      confirm_password: '',
    },
  });
  useFormDraft(
    form,
    { form: 'sign_up' },
    {
      isKept: (path) => !path.endsWith('password'),
      // In another language the form starts with another country.
      together: ['country', 'country_code', 'mobile_number'],
    },
  );
  return form;
}
