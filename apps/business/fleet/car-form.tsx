import { useEffect, useId, type ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { isApiError } from '@nolo/contract/api-error.ts';
import { isItalianPlate, PLATE, plainPlate } from '@nolo/domain/cars/vehicle-papers.ts';
import { readAmount } from '@nolo/domain/typed-number.ts';
import { dearerPeriods } from '@nolo/domain/pricing/dearer-periods.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { SelectField, type SelectOption } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { carClasses } from '@nolo/domain/cars/car-classes.ts';
import { fuelPolicies, transmissions } from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { typeName } from '@nolo/i18n/car-type-name.ts';
import { AmountField, KilometresField } from '@nolo/portal/typed-number-field.tsx';
import {
  auditFieldOf,
  carFields,
  isSame,
  type CarField,
  type CarValues,
  type Choices,
} from './car-values.ts';

export type CarForm = UseFormReturn<CarValues>;

/** The server's words at their fields, of which the first gets the focus; false when it named none. */
export function showRefusal(form: CarForm, error: unknown): boolean {
  const errors = isApiError(error) ? error.errors : {};
  const wrong = carFields.filter((field) => errors[field]?.[0] !== undefined);
  for (const field of wrong) form.setError(field, { message: errors[field]?.[0] });
  const [first] = wrong;
  if (first !== undefined) form.setFocus(first);
  return first !== undefined;
}

type Props = {
  form: CarForm;
  choices: Choices;
  isReadOnly: boolean;
  /** `pressed`: the value of the button. */
  onSubmit: (values: CarValues, pressed: string) => void;
  /** Under the fields: what saves. */
  children: ReactNode;
  /** Beside the form, and of its values. */
  beside?: ReactNode;
};

/** Everything a company says of one car, a section after the other. */
export function CarFormFields({ form, choices, isReadOnly, onSubmit, children, beside }: Props) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
          void form.handleSubmit((values) => onSubmit(values, pressed))(event);
        }}
      >
        <fieldset disabled={isReadOnly} className="grid items-start gap-4 desk:grid-cols-2">
          <TheCar choices={choices} />
          <div className="grid gap-4">
            <Prices />
            <Papers />
          </div>
          <Terms />
          <Place choices={choices} />
        </fieldset>
        {children}
      </form>
      {beside}
    </FormProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div className="mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-4">{children}</div>
      </Card>
    </section>
  );
}

const wide = 'col-span-2';

/** A field's name, its place in the form, and what is wrong with it. */
function useField() {
  const audit = useTexts('audit');
  const { register, formState } = useFormContext<CarValues>();
  return (field: CarField) => {
    const error = formState.errors[field]?.message;
    return {
      label: audit(`field_${auditFieldOf(field)}`),
      ...register(field),
      ...(error === undefined ? {} : { error }),
    };
  };
}

/** The same of a list, of which one entry is chosen from the start. */
function useChoiceField() {
  const field = useField();
  const { formState } = useFormContext<CarValues>();
  return (name: CarField) => ({
    ...field(name),
    defaultValue: String(formState.defaultValues?.[name] ?? ''),
  });
}

const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;
const plain = { autoComplete: 'off' } as const;

const counted = (from: number, to: number): SelectOption[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((value) => ({
    value,
    label: value,
  }));

function TheCar({ choices }: { choices: Choices }) {
  const t = useTexts('fleet');
  const audit = useTexts('audit');
  const search = useTexts('search');
  const field = useField();
  const choice = useChoiceField();
  const make = useWatch<CarValues, 'make_id'>({ name: 'make_id' });
  const models = choices.makes.find(({ name }) => isSame(name, make))?.models ?? [];
  return (
    <Part title={t('part_car')}>
      <TextField {...field('make_id')} {...plain} list="makes" />
      <datalist id="makes">
        {choices.makes.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField {...field('model')} {...plain} list="models" />
      <datalist id="models">
        {models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <p className={`text-muted -mt-2 text-sm ${wide}`}>{t('model_hint')}</p>
      <SelectField
        {...choice('car_type_id')}
        placeholder={t('choose')}
        options={choices.types.map((type) => ({ value: String(type.id), label: typeName(search, type) }))}
      />
      <TextField {...field('year')} {...numeric} />
      <SelectField
        {...choice('fuel_type')}
        options={fuelTypes.map((one) => ({ value: String(one), label: search(`fuel_${one}`) }))}
      />
      <SelectField
        {...choice('transmission')}
        options={transmissions.map((one) => ({ value: one, label: search(`transmission_${one}`) }))}
      />
      <SelectField {...choice('seats')} options={counted(1, 9)} />
      <SelectField {...choice('doors')} options={counted(2, 5)} />
      <SelectField {...choice('luggage')} options={counted(0, 9)} />
      <SelectField
        {...choice('car_class')}
        options={carClasses.map((one) => ({ value: one, label: audit(`car_class_${one}`) }))}
      />
      <p className={`text-muted -mt-2 text-sm ${wide}`}>{t('class_hint')}</p>
      <Checkbox {...field('air_conditioning')} label={t('air_conditioning')} className={wide} />
      <Checkbox {...field('or_similar')} label={t('or_similar')} className={wide} />
      <Checkbox {...field('for_events')} label={t('for_events')} className={wide} />
    </Part>
  );
}

function Papers() {
  const t = useTexts('fleet');
  const field = useField();
  const typedPlate = useWatch<CarValues, 'plate'>({ name: 'plate' });
  const plate = plainPlate(typedPlate);
  const hints = PLATE.test(plate)
    ? [
        ...(plate === typedPlate ? [] : [t('plate_read_as', { plate })]),
        ...(isItalianPlate(plate) ? [] : [t('plate_foreign')]),
      ]
    : [];
  return (
    <Part title={t('part_papers')}>
      <TextField
        {...field('plate')}
        {...plain}
        autoCapitalize="characters"
        spellCheck={false}
        hint={hints.length === 0 ? undefined : hints.join(' ')}
      />
      <KilometresField {...field('mileage_km')} isOptional />
      <TextField
        {...field('frame_number')}
        {...plain}
        autoCapitalize="characters"
        spellCheck={false}
        isOptional
        className={wide}
      />
      <p className={`text-muted text-sm ${wide}`}>{t('papers_hint')}</p>
      {(['registered_on', 'insured_until', 'inspected_until', 'taxed_until'] as const).map((day) => (
        <TextField key={day} {...field(day)} type="date" isOptional className="max-desk:col-span-2" />
      ))}
    </Part>
  );
}

function Prices() {
  const t = useTexts('fleet');
  const field = useField();
  const [day, week, month] = useWatch<CarValues, ['day', 'week', 'month']>({
    name: ['day', 'week', 'month'],
  });
  const dayMinor = readAmount(day);
  const prices = { weekMinor: readAmount(week), monthMinor: readAmount(month) };
  const dearer = dayMinor === null ? [] : dearerPeriods({ dayMinor, ...prices });
  return (
    <Part title={t('part_price')}>
      <p className={`text-muted text-sm ${wide}`}>{t('vat_hint')}</p>
      <AmountField {...field('day')} />
      <AmountField {...field('week')} isOptional />
      <AmountField {...field('month')} isOptional />
      <AmountField {...field('deposit')} />
      <output className={`grid gap-2 empty:hidden ${wide}`}>
        {dearer.map((period) => (
          <span
            key={period}
            className="bg-warning-soft text-warning rounded-control flex items-start gap-2 p-3 font-medium"
          >
            <WarningIcon className="mt-0.5" />
            {t(`${period}_dearer`)}
          </span>
        ))}
      </output>
    </Part>
  );
}

function Terms() {
  const t = useTexts('fleet');
  const search = useTexts('search');
  const field = useField();
  const choice = useChoiceField();
  return (
    <Part title={t('part_terms')}>
      <TextField {...field('minimum_age')} {...numeric} />
      <SelectField {...choice('licence_years')} options={counted(0, 5)} />
      <KilometresField {...field('km_per_day')} hint={t('km_hint')} />
      <AmountField {...field('extra_km')} isOptional />
      <SelectField
        {...choice('fuel_policy')}
        className={wide}
        options={fuelPolicies.map((one) => ({ value: one, label: search(`fuel_policy_${one}`) }))}
      />
      <AmountField {...field('damage_excess')} hint={t('empty_not_covered')} />
      <AmountField {...field('theft_excess')} hint={t('empty_not_covered')} />
    </Part>
  );
}

function Place({ choices }: { choices: Choices }) {
  const t = useTexts('fleet');
  const field = useField();
  const choice = useChoiceField();
  return (
    <Part title={t('part_place')}>
      <SelectField
        {...choice('location_id')}
        className={wide}
        placeholder={t('choose')}
        options={choices.locations.map(({ id, name, city }) => ({
          value: String(id),
          label: name === city ? name : `${name}, ${city}`,
        }))}
      />
      <Checkbox {...field('delivery')} label={t('delivery')} className={wide} />
    </Part>
  );
}

/** The bar with what saves: under the thumb, wherever the page has been scrolled to. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="bg-page border-line sticky bottom-0 z-[5] -mx-4 mt-4 flex flex-wrap items-center gap-3 border-t px-4 py-3 desk:mx-0 desk:px-0">
      {children}
    </div>
  );
}

/** A form of these values; leaving it half done asks whether. */
export function useCarForm(values: CarValues): CarForm {
  const form = useForm<CarValues>({ defaultValues: values });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return form;
}
