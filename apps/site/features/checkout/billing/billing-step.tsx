import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { companyAddress, profileAddress, type Address } from './billing-form.ts';
import { CountryField } from './country-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import type { CheckoutModel } from '../use-checkout.ts';

/** Billing Info: who pays, and the company invoice where one is asked for. */
export function BillingStep({ model }: { model: CheckoutModel }) {
  return (
    <>
      <PersonFields model={model} />
      <CompanyFields form={model.form} known={model.profile.vat_numbers} />
    </>
  );
}

function PersonFields({ model: { form, profile } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  const { register, formState } = form;
  const errors = formState.errors.billing;
  return (
    <Card className="grid gap-4 sm:grid-cols-2">
      <h3 className="text-lg sm:col-span-2">{t('person')}</h3>
      <TextField
        label={t('name')}
        autoComplete="name"
        error={errorOf(errors?.name)}
        className="sm:col-span-2"
        {...register('billing.name')}
      />
      <TextField
        label={t('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errorOf(errors?.mobile)}
        {...register('billing.mobile')}
      />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorOf(errors?.email)}
        {...register('billing.email')}
      />
      <GenderAndFiscalCode form={form} />
      <AddressFields form={form} fromProfile={profileAddress(profile)} />
    </Card>
  );
}

/** Neither is needed to book. */
function GenderAndFiscalCode({ form: { register, formState } }: Pick<CheckoutModel, 'form'>) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  const errors = formState.errors.billing;
  const genders = (['female', 'male', 'others'] as const).map((value) => ({
    value,
    label: t(`gender_${value}`),
  }));
  return (
    <div className="flex flex-wrap gap-4 sm:col-span-2">
      <SelectField
        label={t('gender')}
        isOptional
        autoComplete="sex"
        placeholder={t('gender_none')}
        options={genders}
        error={errorOf(errors?.gender)}
        className="min-w-0 flex-1 basis-56"
        {...register('billing.gender')}
      />
      <TextField
        label={t('fiscal_code')}
        hint={t('fiscal_code_hint')}
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        error={errorOf(errors?.fiscal_code)}
        className="min-w-0 flex-1 basis-56"
        {...register('billing.fiscal_code')}
      />
    </div>
  );
}

type AddressProps = { form: CheckoutModel['form']; fromProfile: Address | null };

function AddressFields({ form, fromProfile }: AddressProps) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  const { register, formState } = form;
  const errors = formState.errors.billing;
  return (
    <>
      <AddressChoice form={form} fromProfile={fromProfile} />
      <TextField
        label={t('address')}
        autoComplete="street-address"
        error={errorOf(errors?.addressLine1)}
        className="sm:col-span-2"
        {...register('billing.addressLine1')}
      />
      <TextField
        label={t('zip')}
        inputMode="text"
        autoComplete="postal-code"
        error={errorOf(errors?.ZIP_code)}
        {...register('billing.ZIP_code')}
      />
      <TextField
        label={t('town_city')}
        autoComplete="address-level2"
        error={errorOf(errors?.townCity)}
        {...register('billing.townCity')}
      />
      <CountryField
        form={form}
        name="billing.country"
        label={t('billing_country')}
        autoComplete="country-name"
      />
    </>
  );
}

/** One press fills address, town and zip: from the profile, or from the company below. */
function AddressChoice({ form, fromProfile }: AddressProps) {
  const t = useTexts('checkout');
  const hasCompany = form.watch('hasCompany');
  const fill = (address: Address) => {
    const { isSubmitted } = form.formState;
    for (const name of ['addressLine1', 'townCity', 'ZIP_code', 'country'] as const) {
      // What is known of an address takes nothing away that was typed.
      if (address[name].trim() === '') continue;
      form.setValue(`billing.${name}`, address[name], { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  const fillFromCompany = () => {
    const address = companyAddress(form.getValues());
    if (address.addressLine1.trim() === '') form.setFocus('company.company_address');
    else fill(address);
  };
  if (!fromProfile && !hasCompany) return null;
  return (
    <div className="flex flex-wrap gap-3 sm:col-span-2">
      {fromProfile && (
        <Button variant="secondary" size="small" onClick={() => fill(fromProfile)}>
          {t('use_my_address')}
        </Button>
      )}
      {hasCompany && (
        <Button variant="secondary" size="small" onClick={fillFromCompany}>
          {t('use_company_address')}
        </Button>
      )}
    </div>
  );
}
