import { companyStatusActions } from '../companies/company-status.ts';
import { keysOf, pick } from '../records.ts';

/** What is written down of members and staff (decisions.md 11; docs/specification/roles.md 4). */
export const auditActions = [
  'logged_in',
  'handovers_viewed',
  /** A list of bookings, of a day or by words that were searched for. */
  'bookings_viewed',
  'booking_viewed',
  /** A booking was asked for that is not the company's. */
  'booking_refused',
  'documents_viewed',
  /** One picture of somebody's documents. */
  'document_opened',
  /** Of a renter whose documents wait for a person, or have been decided. */
  'document_review_viewed',
  'documents_accepted',
  'documents_rejected',
  /** What a renter has reported on a booking. */
  'issue_viewed',
  'issue_acknowledged',
  'issue_resolved',
  'payment_case_viewed',
  'payment_case_resolved',
  /** Everything that moved a booking's money. */
  'booking_ledger_viewed',
  'dispute_viewed',
  /** A file that an answer to the bank may need. */
  'dispute_file_opened',
  'payout_held',
  'payout_released',
  /** Or asked for, where a second person has to say the same. */
  'payout_reversed',
  /** Of a booking whose whole payment had gone back. */
  'unfunded_booking_ended',
  'invoice_resent',
  /** The list for the tax office, of a year. */
  'dac7_list_opened',
  'replacement_proposed',
  'extension_accepted',
  'extension_declined',
  /** The company cannot hand over the car. */
  'booking_not_provided',
  'booking_no_show',
  /** Staff closes what the company has left open. */
  'booking_not_handed_over',
  /** The company says that it was not its fault that a renter was not given the car. */
  'report_objected',
  'review_answered',
  'review_hidden',
  'review_answer_hidden',
  'handover_viewed',
  /** On a telephone, for when it has no network. */
  'handovers_kept',
  'agreement_signed',
  'deposit_collected',
  'deposit_returned',
  'checked_in',
  'check_in_undone',
  'checked_out',
  /** Of a car that nobody took back at the counter. */
  'return_recorded',
  /** Kilometres that were read or typed wrong. */
  'mileage_corrected',
  'damage_repaired',
  'notices_viewed',
  'company_mails_switched',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_role_changed',
  'member_removed',
  'staff_role_given',
  'staff_role_taken',
  'application_viewed',
  'application_file_viewed',
  'application_asked',
  'application_accepted',
  'application_refused',
  /** An accepted company's owner was sent the invitation again. */
  'owner_invited',
  ...companyStatusActions,
  'hours_changed',
  'closing_days_added',
  'closing_days_removed',
  'conditions_changed',
  'invoicing_changed',
  'location_added',
  'location_changed',
  'extra_added',
  'extra_changed',
  'account_opened',
  'police_report_viewed',
  'police_report_answered',
  /** What the police ask of whoever drives. */
  'driver_described',
  'second_driver_removed',
  'police_report_sent',
  /** The company reports the rental itself. */
  'police_report_manual',
  'police_report_reopened',
  'police_account_saved',
  'calendar_viewed',
  'own_rental_added',
  'own_rental_changed',
  'own_rental_cancelled',
  'offline_added',
  'offline_removed',
  'feed_added',
  'feed_removed',
  'calendar_address_renewed',
  'car_created',
  'car_changed',
  'car_copied',
  'car_published',
  'car_archived',
  'car_pictures_changed',
  /** The name of a model that a company has typed. */
  'car_model_accepted',
  /** Its cars have the name of another one. */
  'car_model_renamed',
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
  | 'application_state'
  | 'company_status'
  | 'payment_case'
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
  application_state: 'application_state',
  company_status: 'company_status',
  payment_case: 'payment_case',
  /** Counts as paid to the renter outside the provider. */
  settled: 'amount',
  ends_on: 'day',
  reason: 'text',
  findings: 'text',
  public_text: 'text',
  answer: 'text',
  name: 'text',
  city: 'text',
  street: 'text',
  zip: 'text',
  province: 'text',
  sdi_code: 'text',
  pec_email: 'text',
  email: 'text',
  phone: 'text',
  is_active: 'yes_no',
  opening_time: 'text',
  lead_minutes: 'number',
  turnaround_minutes: 'number',
  young_driver_per_day: 'amount',
  one_way: 'amount',
  delivery: 'amount',
  delivery_radius_km: 'number',
  flexible_return: 'amount',
  late_per_day: 'amount',
  deposit_by: 'text',
  deposit_kept: 'amount',
  roadside_help: 'text',
  cross_border: 'text',
  price: 'amount',
  excess: 'amount',
  car: 'text',
  pickup: 'text',
  return: 'text',
  customer: 'text',
  source: 'text',
  mails: 'text',
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
  code: 'text',
  receipt: 'text',
  discount_amount: 'amount',
  discount_percent: 'number',
  starts_on: 'day',
  minimum_amount: 'amount',
  max_uses: 'number',
  min_lead_days: 'number',
  max_lead_days: 'number',
} as const satisfies Record<string, AuditFieldKind>;
export type AuditField = keyof typeof auditFields;
export const auditFieldNames = keysOf(auditFields);

export type AuditValue = string | number | boolean | null;

/** Of a change, what it was or what it became, field by field; null: nothing, nobody. */
export type AuditState = { readonly [field in AuditField]?: AuditValue };

/** The fields that differ, as they were and as they became; null: none does. */
export function auditChange(
  before: AuditState,
  after: AuditState,
): { before: AuditState; after: AuditState } | null {
  const changed = auditFieldNames.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  const only = (state: AuditState) => pick(state, (_value, field) => changed.includes(field));
  return { before: only(before), after: only(after) };
}
