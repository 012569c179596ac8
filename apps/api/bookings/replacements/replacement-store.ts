import { sql } from 'kysely';
import type { ReplacementStatus } from '@nolo/domain/cancellation/replacement.ts';
import type { BookingRecord } from '@nolo/domain/booking/timeline.ts';
import type { Connection } from '@nolo/db/database.ts';

export type OpenReplacement = { id: string; carId: number; answerUntil: Date };

/** The proposal the renter has not decided on, locked until the transaction ends; null when there is none. */
export async function lockOpenReplacement(
  connection: Connection,
  bookingId: string,
): Promise<OpenReplacement | null> {
  const row = await connection
    .selectFrom('replacement')
    .select(['id', 'car_id as carId', 'answer_until as answerUntil'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type Replacement = { bookingId: string; carId: number; status: ReplacementStatus; answerUntil: Date };

export async function findReplacement(connection: Connection, id: string): Promise<Replacement | null> {
  const row = await connection
    .selectFrom('replacement')
    .select(['booking_id as bookingId', 'car_id as carId', 'status', 'answer_until as answerUntil'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertReplacement(
  connection: Connection,
  replacement: { bookingId: string; carId: number; proposedAt: Date; answerUntil: Date },
): Promise<string> {
  const { id } = await connection
    .insertInto('replacement')
    .values({
      booking_id: replacement.bookingId,
      car_id: replacement.carId,
      proposed_at: replacement.proposedAt,
      answer_until: replacement.answerUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function decideOn(
  connection: Connection,
  id: string,
  decision: { status: Exclude<ReplacementStatus, 'proposed'>; at: Date },
): Promise<void> {
  await connection
    .updateTable('replacement')
    .set({ status: decision.status, decided_at: decision.at })
    .where('id', '=', id)
    .execute();
}

/** Keeps the proposed car for the renter's decision; false when anybody else has it in that period. */
export async function holdReplacement(
  connection: Connection,
  hold: { replacementId: string; carId: number; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('hold')
    .values({
      car_id: hold.carId,
      replacement_id: hold.replacementId,
      reason: 'replacement',
      during: sql<string>`tstzrange(${hold.startsAt}, ${hold.endsAt}, '[)')`,
    })
    .onConflict((conflict) => conflict.constraint('hold_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The car that was kept becomes the booking's. */
export async function moveHoldToBooking(
  connection: Connection,
  { replacementId, bookingId }: { replacementId: string; bookingId: string },
): Promise<void> {
  await connection
    .updateTable('hold')
    .set({ booking_id: bookingId, replacement_id: null, reason: 'booking' })
    .where('replacement_id', '=', replacementId)
    .execute();
}

/** What was proposed, the first one first. */
export async function listReplacements(
  connection: Connection,
  bookingId: string,
): Promise<BookingRecord['replacements']> {
  const rows = await connection
    .selectFrom('replacement')
    .select(['proposed_at', 'decided_at', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('proposed_at')
    .execute();
  return rows.map(({ proposed_at, decided_at, status }) => ({
    proposedAt: proposed_at.toISOString(),
    acceptedAt: status === 'accepted' ? (decided_at?.toISOString() ?? null) : null,
  }));
}

/** Bookings with a proposal that was to be answered before a moment. */
export async function listUnansweredBookings(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('replacement')
    .select('booking_id')
    .where('status', '=', 'proposed')
    .where('answer_until', '<', before)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

export type ProposedCar = {
  id: number;
  slug: string;
  make: string;
  model: string;
  image: ProposedImage;
  answerUntil: Date;
};
/** Null: it has no picture. */
type ProposedImage = { hash: string | null; width: number | null; height: number | null };

/** The car the renter may take instead; null when nothing is proposed. */
export async function findProposedCar(
  connection: Connection,
  bookingId: string,
): Promise<ProposedCar | null> {
  const row = await connection
    .selectFrom('replacement')
    .innerJoin('car', 'car.id', 'replacement.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .leftJoin('car_picture', (join) =>
      join.onRef('car_picture.car_id', '=', 'car.id').on('car_picture.position', '=', 0),
    )
    .leftJoin('image', 'image.id', 'car_picture.image_id')
    .select(['car.id', 'car.slug', 'car_make.name as make', 'car_model.name as model'])
    .select(['image.hash', 'image.width', 'image.height', 'replacement.answer_until as answerUntil'])
    .where('replacement.booking_id', '=', bookingId)
    .where('replacement.status', '=', 'proposed')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { hash, width, height, ...car } = row;
  return { ...car, image: { hash, width, height } };
}

/** Whether another car is proposed to the renter, or was taken at the price of the one before. */
export async function hasOtherCar(connection: Connection, bookingId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('replacement')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['proposed', 'accepted'])
    .executeTakeFirst();
  return row !== undefined;
}
