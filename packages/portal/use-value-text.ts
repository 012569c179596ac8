import {
  auditFields,
  type AuditField,
  type AuditFieldKind,
  type AuditValue,
} from '@nolo/domain/account/audit-actions.ts';
import type { MemberRole, StaffRole } from '@nolo/domain/account/roles.ts';
import type { ApplicationState } from '@nolo/domain/companies/application.ts';
import type { CompanyStatus } from '@nolo/domain/companies/company-status.ts';
import type { PaymentCaseKind } from '@nolo/domain/payment/payment-case.ts';
import type { CarClass } from '@nolo/domain/cars/car-classes.ts';
import type { FuelPolicy, Transmission } from '@nolo/domain/cars/car-features.ts';
import type { FuelType } from '@nolo/domain/cars/fuel-types.ts';
import { typeName } from '@nolo/i18n/car-type-name.ts';
import { formatDate, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** What a field is called whose values an audit trail or a form compares, and its value as people read it. */
export function useValueText(): (field: AuditField, value: NonNullable<AuditValue>) => string {
  const t = useTexts('audit');
  const portal = useTexts('portal');
  const search = useTexts('search');
  const language = useLanguage();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const kind: AuditFieldKind = auditFields[field];
    if (kind === 'amount') return formatMoney(Number(value), language);
    if (kind === 'fuel_type') return search(`fuel_${value as FuelType}`);
    if (typeof value === 'number') return String(value);
    if (kind === 'company_status') return t(`company_${value as CompanyStatus}`);
    if (kind === 'application_state') return t(`application_${value as ApplicationState}`);
    if (kind === 'payment_case') return t(`payment_case_${value as PaymentCaseKind}`);
    if (kind === 'role') return portal(`role_${value as MemberRole | StaffRole}`);
    if (kind === 'car_type') return typeName(search, { key: value, name: value });
    if (kind === 'transmission') return search(`transmission_${value as Transmission}`);
    if (kind === 'car_class') return t(`car_class_${value as CarClass}`);
    if (kind === 'fuel_policy') return search(`fuel_policy_${value as FuelPolicy}`);
    return kind === 'day' ? formatDate(value) : value;
  };
}
