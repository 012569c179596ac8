import { keysOf } from '../records.ts';

/** What is written down of members and staff (decisions.md 11; docs/specification/roles.md 4). */
export const auditActions = [
  'logged_in',
  'handovers_viewed',
  'booking_viewed',
  /** A booking was asked for that is not the company's. */
  'booking_refused',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_role_changed',
  'member_removed',
  'car_created',
  'car_changed',
  'car_copied',
  'car_published',
  'car_archived',
  'car_pictures_changed',
  'deal_created',
  'deal_changed',
  'deal_removed',
  'coupon_created',
  'coupon_changed',
  'coupon_removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditFieldKind =
  | 'role'
  | 'text'
  | 'number'
  | 'amount'
  | 'day'
  | 'yes_no'
  | 'car_type'
  | 'fuel_type'
  | 'transmission'
  | 'car_class'
  | 'fuel_policy';

/** What a change names, and how its value is written: amounts in minor units, days as `YYYY-MM-DD`. */
export const auditFields = {
  role: 'role',
  make: 'text',
  model: 'text',
  car_type: 'car_type',
  year: 'number',
  fuel_type: 'fuel_type',
  transmission: 'transmission',
  seats: 'number',
  doors: 'number',
  luggage: 'number',
  air_conditioning: 'yes_no',
  plate: 'text',
  frame_number: 'text',
  mileage_km: 'number',
  registered_on: 'day',
  insured_until: 'day',
  inspected_until: 'day',
  taxed_until: 'day',
  car_class: 'car_class',
  or_similar: 'yes_no',
  for_events: 'yes_no',
  location: 'text',
  delivery: 'yes_no',
  day: 'amount',
  week: 'amount',
  month: 'amount',
  deposit: 'amount',
  km_per_day: 'number',
  extra_km: 'amount',
  fuel_policy: 'fuel_policy',
  damage_excess: 'amount',
  theft_excess: 'amount',
  minimum_age: 'number',
  licence_years: 'number',
  is_online: 'yes_no',
  is_archived: 'yes_no',
  photos: 'number',
  name: 'text',
  code: 'text',
  discount_amount: 'amount',
  discount_percent: 'number',
  starts_on: 'day',
  ends_on: 'day',
  minimum_amount: 'amount',
  max_uses: 'number',
} as const satisfies Record<string, AuditFieldKind>;
export type AuditField = keyof typeof auditFields;
export const auditFieldNames = keysOf(auditFields);

export type AuditValue = string | number | boolean | null;

/** Of a change, what it was or what it became, field by field; null: nothing, nobody. */
export type AuditState = { readonly [field in AuditField]?: AuditValue };
