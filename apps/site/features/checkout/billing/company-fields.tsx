import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { RECIPIENT_CODE_LENGTH } from '@nolo/domain/billing/recipient-code.ts';
import {
  hasVatNumbers,
  readVatNumber,
  vatExampleOf,
  vatNumberProblem,
  vatPrefixOf,
  type VatCountry,
} from '@nolo/domain/billing/vat-number.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useVatState } from '../../../shared/forms/vat-state.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { RadioGroup, Switch } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { hasInvoiceAddress, type BillingValues } from './billing-form.ts';
import { CountryField } from './country-field.tsx';

type Props = { form: UseFormReturn<BillingValues> };

type CompanyProps = Props & {
  /** VAT numbers of earlier invoices, as the register knew them. */
  known: CustomerProfile['vat_numbers'];
};

/** The company invoice: a switch, and its fields where it is on. */
export function CompanyFields({ form, known }: CompanyProps) {
  const t = useTexts('checkout');
  const isOn = form.watch('hasCompany');
  return (
    <Card className="flex flex-col gap-4">
      <Switch
        label={<span className="text-lg font-bold">{t('company_invoice')}</span>}
        hint={t('company_invoice_hint')}
        {...form.register('hasCompany')}
      />
      {isOn && <Fields form={form} known={known} />}
    </Card>
  );
}

function Fields({ form, known }: CompanyProps) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  const { register, formState, trigger } = form;
  const errors = formState.errors.company;
  const country = form.watch('company.company_country');
  const hasVat = hasVatNumbers(country);
  const field = (name: Exclude<keyof BillingValues['company'], 'VAT_number' | 'SDI' | 'PEC_email'>) => ({
    label: t(name),
    error: errorOf(errors?.[name]),
    ...register(`company.${name}`),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('company_name')} autoComplete="organization" className="sm:col-span-2" />
      <CountryField
        form={form}
        name="company.company_country"
        label={t('company_country')}
        autoComplete="section-company country-name"
        // How a number is written depends on the country.
        onChosen={() => errors?.VAT_number && void trigger('company.VAT_number')}
      />
      {hasVat && <VatNumberField form={form} known={known} country={country} />}
      <TextField {...field('legal_form')} hint={t('legal_form_hint')} autoComplete="off" />
      <TextField
        {...field('company_number')}
        isOptional
        autoComplete="off"
        className={hasVat ? '' : 'sm:col-span-2'}
      />
      <TextField
        {...field('company_address')}
        isOptional
        autoComplete="section-company street-address"
        className="sm:col-span-2"
      />
      <TextField {...field('company_zip')} isOptional autoComplete="section-company postal-code" />
      <TextField {...field('company_city')} isOptional autoComplete="section-company address-level2" />
      {hasInvoiceAddress({ company_country: country }) && <InvoiceAddress form={form} />}
    </div>
  );
}

function VatNumberField({ form, known, country }: CompanyProps & { country: VatCountry }) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  const stateOf = useVatState();
  const typed = readVatNumber(form.watch('company.VAT_number'), country);
  const lookedUp = known.find((one) => one.country === typed?.country && one.number === typed.number);
  const howWritten =
    country === 'IT'
      ? t('VAT_hint')
      : t('VAT_hint_example', { example: vatExampleOf(country), prefix: vatPrefixOf(country) });
  return (
    <TextField
      label={t('VAT_number')}
      hint={lookedUp ? stateOf(lookedUp) : howWritten}
      autoCapitalize="characters"
      spellCheck={false}
      autoComplete="off"
      error={errorOf(form.formState.errors.company?.VAT_number)}
      {...form.register('company.VAT_number', { onChange: () => takeCountryOfNumber(form) })}
    />
  );
}

/** A number that is whole with another country's prefix names the company's country. */
function takeCountryOfNumber({ getValues, setValue }: Props['form']): void {
  const { VAT_number, company_country: country } = getValues('company');
  const read = readVatNumber(VAT_number, country);
  if (read === null || read.country === country || vatNumberProblem(read) !== null) return;
  setValue('company.company_country', read.country, { shouldDirty: true });
}

/** Italian e-invoices go to a recipient code (SDI) or to a certified e-mail address (PEC). */
function InvoiceAddress({ form }: Props) {
  const t = useTexts('checkout');
  const by = form.watch('invoiceBy');
  return (
    <>
      <RadioGroup
        label={t('invoice_by')}
        options={[
          { value: 'SDI', label: t('SDI') },
          { value: 'PEC', label: t('PEC') },
        ]}
        className="sm:col-span-2"
        {...form.register('invoiceBy')}
      />
      {by === 'SDI' ? <RecipientCode form={form} /> : <CertifiedEmail form={form} />}
    </>
  );
}

function RecipientCode({ form: { register, formState } }: Props) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  return (
    <TextField
      label={t('SDI')}
      hint={t('SDI_hint')}
      isOptional
      maxLength={RECIPIENT_CODE_LENGTH}
      autoCapitalize="characters"
      spellCheck={false}
      autoComplete="off"
      error={errorOf(formState.errors.company?.SDI)}
      {...register('company.SDI')}
    />
  );
}

function CertifiedEmail({ form: { register, formState } }: Props) {
  const t = useTexts('checkout');
  const errorOf = useFieldError();
  return (
    <TextField
      label={t('PEC')}
      isOptional
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="off"
      error={errorOf(formState.errors.company?.PEC_email)}
      {...register('company.PEC_email')}
    />
  );
}
