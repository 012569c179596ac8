import { useLoaderData } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { policePayments } from '@nolo/domain/police-report/police-codes.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { NotFoundPage } from '@nolo/portal/error-page.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { api } from '../api.ts';
import { FormPage } from './form-page.tsx';
import type { loadReport } from './load-report.ts';
import { PlacePicker } from './place-picker.tsx';

type Body = CallInput<BusinessApi['answerPoliceReport']>['body'];

/** What only this rental's report asks for. */
export function RentalPage() {
  const t = useTexts('police-report');
  const { content } = useLoaderData<typeof loadReport>();
  if (content === null) return <NotFoundPage />;
  return (
    <FormPage
      title={t('rental_title')}
      text={t('rental_text')}
      send={(typed, params) =>
        api.call('answerPoliceReport', { params, body: Object.fromEntries(typed) as Body })
      }
    >
      {(errorOf) => (
        <>
          <SelectField
            name="payment"
            label={t('field_payment')}
            placeholder={t('choose')}
            defaultValue={content.payment ?? ''}
            options={policePayments.map((code) => ({ value: code, label: t(`payment_${code}`) }))}
            error={errorOf('payment')}
          />
          <PlacePicker
            name="pickup_place"
            label={t('field_pickup_place')}
            value={content.pickup_place}
            error={errorOf('pickup_place')}
          />
          <PlacePicker
            name="return_place"
            label={t('field_return_place')}
            value={content.return_place}
            error={errorOf('return_place')}
          />
        </>
      )}
    </FormPage>
  );
}
