import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { signing } from '@nolo/contract/agreements.ts';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { updateBooking } from '../../bookings/booking-store.ts';
import { insertCounterEvent, listCounterEvents } from '../../bookings/timeline-store.ts';
import { storeFile } from '../../documents/store-files.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, RenterCaller } from '../../platform/caller.ts';
import { listHandoverDrivers } from '../check-in-needs.ts';
import { listInspections } from '../inspection-store.ts';
import { beginHandover, findBookingOf, findRental, lockRental, type Rental } from '../rental-store.ts';
import { hashOf, readAgreement } from './agreement-content.ts';
import { insertAgreement, listAgreements } from './agreement-store.ts';
import { drawAgreement } from './draw-agreement.ts';
import { findOwnRental, languageOf } from './show-agreement.ts';

type Signing = z.output<typeof signing>;
/** Who signs; of an own rental its customer, who has no account. */
type Signer = { accountId: string | null; name: string };
type Signed = {
  rental: Rental;
  language: Language;
  signed: Signing;
  /** Null: whom the agreement names. */
  signer: Signer | null;
  member: MemberCaller | null;
};

/**
 * Keeps the agreement of a rental as it was signed on the company's telephone.
 * @throws AppError `rental.not_found`, `handover.signer_unknown`, and those of `keepAgreement`
 */
export async function signAgreement(
  deps: Deps,
  caller: MemberCaller,
  { id, signer_id, ...signed }: Signing & { id: string; signer_id: string | null },
): Promise<void> {
  const rental = await findRental(deps.database, { companyId: caller.companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  const language = await languageOf(deps.database, rental, caller.language);
  const signer = await findSigner(deps.database, rental, signer_id);
  await keepAgreement(deps, { rental, language, signed, signer, member: caller });
}

/** @throws AppError `handover.signer_unknown` for anybody who does not drive */
async function findSigner(
  connection: Connection,
  rental: Rental,
  signerId: string | null,
): Promise<Signer | null> {
  if (rental.bookingId === null && signerId === null) return null;
  const drivers = await listHandoverDrivers(connection, rental);
  const found = drivers.find((driver) => driver.id === signerId);
  if (found === undefined) throw new AppError('handover.signer_unknown');
  return { accountId: found.id, name: found.name };
}

/**
 * The same, signed beforehand on the renter's own telephone.
 * @throws AppError `booking.not_found`, `booking.not_paid`, and those of `keepAgreement`
 */
export async function signOwnAgreement(
  deps: Deps,
  caller: RenterCaller,
  { id, ...signed }: Signing & { id: string },
): Promise<void> {
  const rental = await findOwnRental(deps, caller, id);
  const language = await languageOf(deps.database, rental, caller.language);
  const { signer: name } = await readAgreement(deps.database, rental, language);
  const signer = { accountId: caller.accountId, name };
  await keepAgreement(deps, { rental, language, signed, signer, member: null });
}

/**
 * Draws the PDF first, which takes a moment, then keeps it in one transaction with what follows: the booking is SIGNED, both
 * get a copy.
 * @throws AppError `handover.cancelled`, `handover.agreement_changed`, `handover.agreement_signed`,
 * `handover.already_checked_in`
 */
async function keepAgreement(
  deps: Deps,
  { rental: asked, language, signed, signer, member }: Signed,
): Promise<void> {
  const at = deps.clock.now();
  const content = await readAgreement(deps.database, asked, language);
  if (hashOf(content) !== signed.hash) throw new AppError('handover.agreement_changed');
  const { accountId, name } = signer ?? { accountId: null, name: content.signer };
  const pdf = await drawAgreement(
    { ...content, signer: name },
    { timeZone: asked.timeZone, language, signed, at },
  );
  const storageKey = await storeFile(deps, pdf);
  await inTransaction(deps.database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId: asked.companyId, id: asked.id });
    if (rental === null) throw new AppError('rental.not_found');
    if (rental.isCancelled) throw new AppError('handover.cancelled');
    if (hashOf(await readAgreement(transaction, rental, language)) !== signed.hash)
      throw new AppError('handover.agreement_changed');
    const before = await listAgreements(transaction, rental);
    if (before.some(({ signer_account_id: id }) => id === accountId))
      throw new AppError('handover.agreement_signed');
    const handoverId = await beginHandover(transaction, rental, at);
    if ((await listInspections(transaction, handoverId)).length > 0)
      throw new AppError('handover.already_checked_in');
    const id = await insertAgreement(transaction, {
      rental,
      handoverId,
      language,
      storage_key: storageKey,
      sha256: createHash('sha256').update(pdf).digest(),
      signer: name,
      signer_account_id: accountId,
      is_at_counter: member !== null,
      captured_at: signed.captured_at,
      signed_at: at,
    });
    if (rental.bookingId !== null) await markSigned(transaction, rental.bookingId, at);
    if (member !== null)
      await insertAuditEvent(transaction, member, { action: 'agreement_signed', object: rental.name, at });
    await mailCopies(deps, transaction, { id, bookingId: rental.bookingId });
  });
}

/** The event is noted once: an agreement about another car is signed anew. */
async function markSigned(transaction: Transaction<DB>, bookingId: string, at: Date): Promise<void> {
  const counter = await listCounterEvents(transaction, bookingId);
  const isSigned = counter.some(({ kind }) => kind === 'signed');
  const { status } = await findBookingOf(transaction, bookingId);
  const next = transition(status, 'sign', { signed: isSigned });
  if (next !== null) await updateBooking(transaction, bookingId, { status: next });
  if (!isSigned) await insertCounterEvent(transaction, { bookingId, kind: 'signed', at });
}

async function mailCopies(
  deps: Deps,
  transaction: Transaction<DB>,
  { id, bookingId }: { id: string; bookingId: string | null },
): Promise<void> {
  // An own rental's customer has no address here: the company prints the copy, or sends it itself.
  const receivers = bookingId === null ? (['company'] as const) : (['company', 'renter'] as const);
  for (const to of receivers) {
    await enqueueMail(deps, transaction, {
      key: `agreement-signed:${id}:${to}`,
      template: 'agreement-signed',
      payload: { agreementId: id, to },
    });
  }
}
