import type { LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { PoliceDocument } from '@nolo/domain/police-report/police-codes.ts';
import type { PoliceField } from '@nolo/domain/police-report/police-record.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { api } from '../api.ts';

export type Report = CallData<BusinessApi['policeReport']>;
export type Content = NonNullable<Report['content']>;

export const loadReport = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('policeReport', { params: { companyId, id } }, { signal });

type Unprefixed<F> = F extends `driver_${infer Rest}` ? Rest : F extends `second_${infer Rest}` ? Rest : F;

/** What a field of the record is called, of whomever it speaks. */
export function useFieldName(): (field: PoliceField) => string {
  const t = useTexts('police-report');
  return (field) => t(`field_${field.replace(/^(driver|second)_/, '') as Unprefixed<PoliceField>}`);
}

/** A field's value as people read it. */
export function useFieldValue(): (field: Content['fields'][number]) => string {
  const t = useTexts('police-report');
  return ({ field, value, place }) => {
    if (place) return place.province === '' ? place.name : `${place.name} (${place.province})`;
    if (field === 'payment') return t(`payment_${value as '0'}`);
    if (field === 'car_type') return t('car_type_0');
    return field.endsWith('_document_code') ? t(`document_${value as PoliceDocument}`) : value;
  };
}
