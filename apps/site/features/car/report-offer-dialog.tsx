import { useId, useState } from 'react';
import type { z } from 'zod';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { reportOfferBody } from '@nolo/contract/offer-reports.ts';
import { offerReportKinds } from '@nolo/domain/cars/offer-report.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextAreaField, TextField } from '@nolo/ui/text-field.tsx';
import { browserApi } from '../../api/browser-api.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useForm } from '../../shared/forms/use-form.ts';

const resolver = schemaResolver(
  async () => (await import('@nolo/contract/offer-reports.ts')).reportOfferBody,
);

type Form = z.input<typeof reportOfferBody>;

type Props = { car: CarDetail; onClose: () => void };

/** A report of the offer (Regulation (EU) 2022/2065, article 16), and then that it has arrived. */
export default function ReportOfferDialog({ car, onClose }: Props) {
  const t = useTexts('report');
  const common = useTexts('common');
  const id = useId();
  const [sent, setSent] = useState<{ email: string } | null>(null);
  const form = useForm<Form>({
    resolver,
    // Nothing is chosen or ticked to begin with.
    defaultValues: { car_id: car.id, text: '', email: '' },
  });
  const send = submitWith(form, async (values) => {
    await browserApi.call('reportOffer', { body: values });
    setSent({ email: values.email ?? '' });
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="sheet"
      title={t('title')}
      footer={
        sent ? (
          <Button onClick={onClose}>{common('close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" form={id} isBusy={isBusy}>
              {t('send')}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <output className="block">
          <p className="font-semibold">{t('sent_title')}</p>
          <p className="text-muted mt-1">
            {sent.email === '' ? t('sent_text') : t('sent_text_email', { email: sent.email })}
          </p>
        </output>
      ) : (
        <form id={id} noValidate className="grid gap-4" onSubmit={send}>
          <p className="text-muted">{t('text', { car: carName(car), company: car.company.company_name })}</p>
          <Fields form={form} />
        </form>
      )}
    </Dialog>
  );
}

function Fields({ form }: { form: ReturnType<typeof useForm<Form>> }) {
  const t = useTexts('report');
  const errorOf = useFieldError();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <SelectField
        label={t('kind')}
        placeholder={t('kind_choose')}
        options={offerReportKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        error={errorOf(errors.kind)}
        {...register('kind')}
      />
      <TextAreaField
        label={t('explanation')}
        hint={t('explanation_hint')}
        rows={5}
        error={errorOf(errors.text)}
        {...register('text')}
      />
      <TextField
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        isOptional
        label={t('email')}
        hint={t('email_hint')}
        error={errorOf(errors.email)}
        {...register('email')}
      />
      <Checkbox
        label={t('good_faith')}
        error={errorOf(errors.is_good_faith)}
        {...register('is_good_faith')}
      />
    </>
  );
}
