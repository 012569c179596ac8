import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { isFinished, type BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import type { CarView } from '@nolo/domain/cars/car-views.ts';
import { FULL_TANK_EIGHTHS, type InspectionKind } from '@nolo/domain/handover/inspection.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Inspection } from '@nolo/db/database-types.ts';
import { holdUntilBack } from '../calendar/out-hold-store.ts';
import { drawAgreement } from '../handover/agreement/draw-agreement.ts';
import { readAgreement } from '../handover/agreement/agreement-content.ts';
import { insertAgreement } from '../handover/agreement/agreement-store.ts';
import { insertInspection } from '../handover/inspection-store.ts';
import { insertPicture } from '../handover/picture-store.ts';
import { beginHandover, findRental, type Rental } from '../handover/rental-store.ts';
import type { DocumentStore } from '../platform/document-store.ts';
import { pictureFilesOf } from './car-images.ts';
import type { PlannedCar } from './cars.ts';
import { PICTURES } from './picture-files.ts';
import { known } from './records/known.ts';

/** Driven in each of the demo's rentals. */
const DRIVEN_KM = 340;
const PICTURE_WIDTH = 960;

const HAS_SIGNED: readonly BookingStatus[] = ['SIGNED', 'DEPOSIT COLLECTED'];
const HAS_CAR: readonly BookingStatus[] = ['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED'];

/** Which of the counter's pictures shows what a drawing of the car shows. */
const VIEWS: Record<CarView, HandoverView> = {
  side: 'left',
  'three-quarter': 'front_left',
  rear: 'back',
  interior: 'interior',
};

/** A finger's line, as parts of the field. */
const SIGNATURE: [number, number][][] = [
  [
    [0.12, 0.7],
    [0.2, 0.25],
    [0.24, 0.72],
    [0.34, 0.45],
    [0.47, 0.66],
    [0.6, 0.42],
    [0.88, 0.6],
  ],
];

type Surroundings = {
  cars: readonly PlannedCar[];
  carIds: readonly number[];
  /** Without it there are neither agreements nor pictures. */
  documents: DocumentStore | undefined;
  now: Date;
};

/** One of the demo's rentals at the counter. */
type AtCounter = {
  connection: Connection;
  documents: DocumentStore | undefined;
  handoverId: string;
  rental: Rental;
  renterId: string;
  status: BookingStatus;
  language: Language;
  car: PlannedCar;
  /** What its clock shows now. */
  mileageKm: number;
  takePicture: (file: string) => Promise<Buffer>;
  recordedBy: string;
  now: Date;
};

/** What was signed at the counter, and what was read off and photographed of the cars that are on the road or back. */
export async function seedHandovers(connection: Connection, surroundings: Surroundings): Promise<void> {
  const { cars, carIds, documents, now } = surroundings;
  const takePicture = photographer();
  const carOf = new Map(cars.map((car, position) => [carIds[position], car]));
  const bookings = await connection
    .selectFrom('booking')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .select(['booking.id', 'booking.company_id', 'booking.status', 'booking.language', 'car.mileage_km'])
    .select('booking.account_id as renterId')
    .where('booking.status', 'in', [...HAS_SIGNED, ...HAS_CAR])
    .execute();
  const owners = await connection
    .selectFrom('member')
    .select(['company_id', 'account_id'])
    .where('role', '=', 'owner')
    .execute();
  const ownerOf = new Map(owners.map(({ company_id, account_id }) => [company_id, account_id]));
  for (const { id, company_id: companyId, renterId, status, language, mileage_km } of bookings) {
    const rental = await findRental(connection, { companyId, id });
    if (rental === null) throw new Error(`no rental ${id}`);
    const at: AtCounter = {
      connection,
      documents,
      handoverId: await beginHandover(connection, rental, rental.startsAt),
      rental,
      renterId,
      status,
      language,
      car: known(carOf, rental.carId),
      mileageKm: mileage_km ?? 0,
      takePicture,
      recordedBy: known(ownerOf, companyId),
      now,
    };
    await sign(at);
    if (HAS_CAR.includes(status)) await inspect(at);
  }
}

async function sign({
  connection,
  documents,
  handoverId,
  rental,
  renterId,
  language,
  now,
}: AtCounter): Promise<void> {
  if (documents === undefined) return;
  const content = await readAgreement(connection, rental, language);
  // A booking of the future may have been signed already.
  const at = new Date(Math.min(rental.startsAt.getTime() - 15 * 60_000, now.getTime()));
  const signed = { signature: SIGNATURE, clauses_signature: SIGNATURE };
  const pdf = await drawAgreement(content, { timeZone: rental.timeZone, language, signed, at });
  await insertAgreement(connection, {
    rental,
    handoverId,
    language,
    storage_key: await documents.put(pdf),
    sha256: createHash('sha256').update(pdf).digest(),
    signer: content.signer,
    signer_account_id: renterId,
    is_at_counter: true,
    captured_at: at,
    signed_at: at,
  });
}

async function inspect(counter: AtCounter): Promise<void> {
  const { connection, handoverId, rental, status, mileageKm, recordedBy, now } = counter;
  const inspected = async (
    kind: InspectionKind,
    at: Date,
    km: number,
    settled: Partial<Insertable<Inspection>> = {},
  ) => {
    const inspection = {
      id: randomUUID(),
      company_id: rental.companyId,
      handover_id: handoverId,
      kind,
      car_id: rental.carId,
      mileage_km: km,
      fuel_eighths: FULL_TANK_EIGHTHS,
      captured_at: at,
      recorded_at: at,
      recorded_by: recordedBy,
      is_confirmed: true,
      ...settled,
    };
    const pictures = await photograph(counter, at);
    await insertInspection(connection, { inspection, pictures, damages: [] });
  };
  const isBack = isFinished(status);
  await inspected('check_in', rental.startsAt, isBack ? mileageKm - DRIVEN_KM : mileageKm);
  if (!isBack) {
    await holdUntilBack(connection, { booking_id: rental.id }, rental.startsAt);
    return;
  }
  // A car may be back before the time that was agreed.
  const back = rental.endsAt < now ? rental.endsAt : now;
  await inspected('check_out', back, mileageKm, {
    late_fee_minor: 0,
    kilometres_minor: 0,
    fuel_minor: status === 'CHECKOUT ISSUE ADDED' ? 2500 : 0,
    damage_minor: 0,
  });
}

/** Draws each file once. */
function photographer(): (file: string) => Promise<Buffer> {
  const taken = new Map<string, Promise<Buffer>>();
  return (file) => {
    const jpeg =
      taken.get(file) ?? sharp(join(PICTURES, file)).resize({ width: PICTURE_WIDTH }).jpeg().toBuffer();
    taken.set(file, jpeg);
    return jpeg;
  };
}

/** The drawings of the car, as if somebody had walked around it. */
async function photograph(
  { connection, documents, handoverId, rental, car, takePicture }: AtCounter,
  at: Date,
) {
  if (documents === undefined) return [];
  const taken = [];
  for (const { view, file } of pictureFilesOf(car)) {
    const jpeg = await takePicture(file);
    const picture = { id: randomUUID(), company_id: rental.companyId, handover_id: handoverId };
    const sha256 = createHash('sha256').update(jpeg).digest();
    const stored = { storage_key: await documents.put(jpeg), captured_at: at, stored_at: at };
    await insertPicture(connection, { ...picture, ...stored, sha256, stored_sha256: sha256 });
    taken.push({ picture_id: picture.id, view: VIEWS[view] });
  }
  return taken;
}
