import type { CouponFields } from '@nolo/contract/business/offers.ts';
import { auditChange, type AuditState } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../../companies/company-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { insertCoupon, isCodeTaken, lockCoupon, updateCoupon, type CouponRow } from './offer-store.ts';
import { discountState } from './save-deal.ts';

/**
 * Adds a coupon, or changes the one with that id; bookings that were made with it keep what it gave them.
 * @throws AppError `coupon.not_found`, `coupon.code_taken`
 */
export async function saveCoupon(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, minimum_amount, ...fields }: CouponFields & { id: number | null },
): Promise<{ id: number }> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    // Of two coupons that get a code at once, the second is told so.
    await lockCompany(transaction, companyId);
    const before = id === null ? null : await lockCoupon(transaction, { companyId, id });
    if (id !== null && before === null) throw new AppError('coupon.not_found');
    if (await isCodeTaken(transaction, { companyId, code: fields.code, except: id }))
      throw new AppError('coupon.code_taken', { fields: { code: 'coupon.code_taken' } });
    const columns = { ...fields, minimum_amount_minor: minimum_amount };
    if (id !== null) await updateCoupon(transaction, { companyId, id }, columns);
    const savedId = id ?? (await insertCoupon(transaction, companyId, columns));
    const saved = await lockCoupon(transaction, { companyId, id: savedId });
    if (saved === null) throw new Error('a coupon that was just saved is not there');
    const change = auditChange(before ? couponState(before) : {}, couponState(saved));
    if (change !== null) {
      const action = before === null ? 'coupon_created' : 'coupon_changed';
      await insertAuditEvent(transaction, caller, { action, object: saved.code, at, change });
    }
    return { id: savedId };
  });
}

/** As the audit trail has it. */
export function couponState({ code, starts_on, ends_on, max_uses, ...coupon }: CouponRow): AuditState {
  const { minimum_amount_minor: minimum_amount } = coupon;
  return { code, starts_on, ends_on, minimum_amount, max_uses, ...discountState(coupon) };
}
