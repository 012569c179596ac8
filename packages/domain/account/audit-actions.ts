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
  'replacement_proposed',
  /** The company cannot hand over the car. */
  'booking_not_provided',
  'booking_no_show',
  'notices_viewed',
  'company_mails_switched',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_role_changed',
  'member_removed',
  'application_viewed',
  'application_file_viewed',
  'application_asked',
  'application_accepted',
  'application_refused',
  /** An accepted company's owner was sent the invitation again. */
  'owner_invited',
  ...companyStatusActions,
  'hours_changed',
  'conditions_changed',
  'location_added',
  'location_changed',
  'extra_added',
  'extra_changed',
  'account_opened',
  'calendar_viewed',
  'own_rental_added',
  'own_rental_changed',
  'own_rental_cancelled',
  'offline_added',
  'offline_removed',
  'feed_added',
  'feed_removed',
  'calendar_address_renewed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditFieldKind =
  'role' | 'application_state' | 'company_status' | 'text' | 'number' | 'amount' | 'day' | 'yes_no';

/** What a change names, and how its value is written: amounts in minor units, days as `YYYY-MM-DD`. */
export const auditFields = {
  role: 'role',
  application_state: 'application_state',
  company_status: 'company_status',
  ends_on: 'day',
  reason: 'text',
  name: 'text',
  city: 'text',
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
