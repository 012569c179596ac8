import { createHash, randomUUID } from 'node:crypto';
import { insertOfferReport } from '@nolo/api/cars/reports/offer-report-store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import type { Access, Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { invitationEnd } from '@nolo/domain/account/account-limits.ts';
import { replacePictures } from '@nolo/api/fleet/picture-store.ts';
import { findImages, findProfile } from '@nolo/api/documents/profile-store.ts';
import { revisionOf } from '@nolo/api/documents/review/revision.ts';
import { insertPayout, updatePayout } from '@nolo/api/payments/payouts/payout-store.ts';
import { insertPaymentCase } from '@nolo/api/payments/payment-case-store.ts';
import { updateInvoice } from '@nolo/api/invoices/invoice-store.ts';
import { sendInvoice } from '@nolo/api/invoices/send-invoice.ts';
import { insertInvitation } from '@nolo/api/members/invitation-store.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { monthOf } from '@nolo/domain/commission/statement-month.ts';
import { mayAct, mayStaff, memberRoles, staffRoles } from '@nolo/domain/account/roles.ts';
import { storeFile } from '@nolo/api/documents/store-files.ts';
import { createApplication } from '../factories/application.ts';
import { createBooking } from '../factories/booking.ts';
import { insertHandoverReport } from '@nolo/api/bookings/handover-report-store.ts';
import { replaceHold } from '@nolo/api/calendar/out-hold-store.ts';
import { insertFeed } from '@nolo/api/calendar/feed-store.ts';
import { insertClosingDays } from '@nolo/api/companies/settings/closing-days-store.ts';
import { insertOfflinePeriod, insertOwnRental } from '@nolo/api/calendar/calendar-store.ts';
import { beginReport, updateReport } from '@nolo/api/police-report/police-report-store.ts';
import { saveOwnDriver } from '@nolo/api/police-report/reported-drivers-store.ts';
import { beginHandover, findRental } from '@nolo/api/handover/rental-store.ts';
import type { PoliceReport } from '@nolo/db/database-types.ts';
import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import type { Updateable } from 'kysely';
import { createCar, createPlace, inDays } from '../factories/car.ts';
import { createReview } from '../factories/review.ts';
import { storePassport } from '../factories/stored-documents.ts';
import { carToAdd } from '../factories/fleet.ts';
import { createInvoice } from '../factories/invoice.ts';
import { createIssue } from '../factories/issue.ts';
import { createRentalOnRoad, extending } from '../factories/extension.ts';
import { createMember, createStaff } from '../factories/member.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { CounterCalls, type Sent } from '../calls/counter-calls.ts';
import { callNames, endpoints, samples, send } from './support/calls.ts';
import { createCoupon, createDeal, createWorld, day, fingerprint, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

let world: World;
let callers: { name: string; headers: Record<string, string>; may: (access: Access) => number }[];
let booking: { id: string };
let spareCarId: number;
let renterId: string;

/** What opens the calls of members: 404 for whoever is no member of the company, 401 without a session of the portal. */
const member =
  (role: (typeof memberRoles)[number], isOfCompany: boolean) =>
  (access: Access): number => {
    if (access === 'member') return 200;
    if (typeof access !== 'object' || !('company' in access)) return 401;
    if (!isOfCompany) return 404;
    return mayAct(role, access.company) ? 200 : 403;
  };

const staff =
  (role: (typeof staffRoles)[number]) =>
  (access: Access): number => {
    if (access === 'staff') return 200;
    if (typeof access !== 'object' || !('staff' in access)) return 401;
    return mayStaff([role], access.staff) ? 200 : 403;
  };

const nobody = (): number => 401;

beforeAll(async () => {
  world = await createWorld();
  const { database, rossi, bianchi } = world;
  const renter = await world.newRenter();
  renterId = renter.accountId;
  await storePassport(world.test.deps, renter);
  spareCarId = (await createCar(database, { company_id: rossi.company.id })).id;
  booking = await createBooking(database, renter, { status: 'PAID', car: rossi.car });
  panda = await carToAdd(database, rossi.company.id);
  const contractor = await database
    .insertInto('contractor')
    .values({ name: 'Gruppo Tirreno' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contractor_company')
    .values({ contractor_id: contractor.id, company_id: rossi.company.id })
    .execute();
  const ofContractor = await createMember(database, 'manager', { contractorId: contractor.id });
  callers = [
    { name: 'a guest', headers: {}, may: nobody },
    { name: 'a renter', headers: { authorization: `Bearer ${renter.token}` }, may: nobody },
    {
      name: 'a renter’s token in the cookies',
      headers: { cookie: `nolo_business=${renter.token}; nolo_staff=${renter.token}` },
      may: nobody,
    },
    {
      name: 'a manager of the contractor',
      headers: { cookie: ofContractor.cookie },
      may: member('manager', true),
    },
  ];
  for (const role of memberRoles) {
    const own = await createMember(database, role, { companyId: rossi.company.id });
    const foreign = await createMember(database, role, { companyId: bianchi.company.id });
    callers.push(
      { name: `${role} of the company`, headers: { cookie: own.cookie }, may: member(role, true) },
      { name: `${role} of another company`, headers: { cookie: foreign.cookie }, may: member(role, false) },
      {
        name: `${role}, the cookie under the staff’s name`,
        headers: { cookie: own.cookie.replace('business', 'staff') },
        may: nobody,
      },
    );
  }
  for (const role of staffRoles) {
    const { cookie } = await createStaff(database, [role]);
    callers.push({ name: `${role} of the staff`, headers: { cookie }, may: staff(role) });
  }
});
afterAll(() => world.close());

const calls: Record<string, Endpoint> = { ...businessApi, ...staffApi };
const closed = Object.values(calls).filter(({ access }) => access !== 'public');
const reading = closed.filter(({ method }) => method === 'GET');
const changing = closed.filter(({ method }) => method !== 'GET');

const conditions = {
  young_driver_per_day: '10',
  one_way: '',
  delivery: '',
  delivery_radius_km: 30,
  flexible_return: '',
  late_per_day: '',
  deposit_by: 'any_card',
  roadside_help: 'none',
  cross_border: [],
};
const location = {
  name: 'Termini',
  city: 'Roma',
  street: 'Via Marsala 30',
  zip: '00185',
  directions: null,
  latitude: 41.9,
  longitude: 12.5,
  email: 'termini@rossi.test',
  phone: '+39 06 1',
  is_active: true,
};
const extra = {
  name: { en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' },
  price: '15',
  charged: 'per_trip',
  is_driver: false,
  excess: '',
  group: null,
  most: 3,
  is_active: true,
};

/** Complete, of the customer of a rental of Rossi's own; a renter of Rossi's is described by the same. */
const describedDriver = {
  first_name: 'Paolo',
  last_name: 'Greco',
  dob: '1970-02-28',
  birth_place: '412058091',
  citizenship: '100000100',
  residence_place: null,
  residence_address: '',
  document_code: 'IDENT',
  document_number: 'CA12345AA',
  document_place: '412058091',
  licence_number: 'RM1234567X',
  licence_place: '412058091',
} as const;

type About = {
  query?: Record<string, string>;
  body?: object | (() => object);
  /** Of a picture; random where none is named. */
  pictureId?: () => string;
  fields?: (file: Buffer) => Record<string, string>;
  id?: () => Promise<string>;
  eventId?: (id: string) => Promise<string>;
  file?: () => Promise<Buffer>;
};

const isOfCompany = (access: Access): boolean => typeof access === 'object' && 'company' in access;

/** They have a body and change nothing, as tests of their own say. */
const onlyAsk = new Set(['renterPrice']);

/** About Rossi's: a body, and an id where it is not the booking's. What log-outs leave is asked in `log-in-portal.db.test.ts`. */
const about: Record<string, About> = {
  logOutMember: {},
  logOutStaff: {},
  inviteMember: { body: { email: 'somebody@nolo.test', role: 'owner' } },
  changeMemberRole: { body: { role: 'manager' }, id: newMemberId },
  removeMember: { id: newMemberId },
  withdrawInvitation: { id: newInvitationId },
  askApplicant: { body: { question: 'Which?' }, id: newApplicationId },
  acceptApplication: { body: {}, id: newApplicationId },
  refuseApplication: { body: { reason: 'Because.' }, id: newApplicationId },
  inviteOwnerAgain: { id: newApplicationId },
  changeCompanyStatus: { body: { step: 'suspend', reason: 'Because.' }, id: rossiId },
  requestCompanyEnd: { body: { ends_on: inDays(60).slice(0, 10), reason: '' }, id: activeRossi },
  openCompany: { id: readyRossi },
  withdrawCompanyEnd: { id: endingRossi },
  changeOpeningHours: {
    body: { opening_time: 'open_24_hours', lead_minutes: 30, turnaround_minutes: 30 },
  },
  addClosingDays: { body: () => ({ starts_on: day(300), ends_on: day(301), reason: 'Ferie' }) },
  removeClosingDays: { id: newClosingDaysId },
  changeConditions: { body: conditions },
  changeInvoicing: { body: { zip: '00185', province: 'RM', sdi_code: 'RSS7N2A', pec_email: '' } },
  resendInvoice: { id: newRejectedInvoiceId },
  addLocation: { body: location },
  setLocationPicture: { id: newLocationId, file: () => jpegPicture() },
  removeLocationPicture: { id: newLocationId },
  changeLocation: { body: { ...location, name: 'Tiburtina' }, id: newLocationId },
  addExtra: { body: extra },
  changeExtra: { body: { ...extra, price: '20' }, id: async () => String(world.rossi.extra.id) },
  addOwnRental: { body: () => ownRental(50) },
  changeOwnRental: { body: () => ownRental(60), id: newOwnRentalId },
  cancelOwnRental: { id: newOwnRentalId },
  answerPoliceReport: { body: { payment: '1', pickup_place: '412058091', return_place: '412058091' } },
  describeDriver: { body: describedDriver },
  removeSecondDriver: { id: newRentalWithSecondDriver },
  sendPoliceReport: { id: newReportedRental },
  markPoliceReport: { body: { reason: 'Typed in elsewhere' }, id: newOwnRentalId },
  reopenPoliceReport: { id: newManualReport },
  savePoliceAccount: {
    body: {
      agency_id: 'AG-1',
      agency_place: '412058091',
      username: 'C00012345',
      password: 'a password',
      api_key: 'k'.repeat(48),
    },
  },
  addOfflinePeriod: { body: () => ({ ...ownRental(70), note: '' }) },
  removeOfflinePeriod: { id: newOfflinePeriodId },
  addCalendarFeed: { body: { name: 'Broker', url: 'https://broker.example/a.ics' }, id: rossisCar },
  removeCalendarFeed: { id: newFeedId },
  renewCalendarAddress: { id: rossisCar },
  openProviderAccount: {},
  checkProviderAccount: {},
  answerReview: { id: newWrittenReviewId, body: { text: 'Thank you.' } },
  hideReview: { id: newWrittenReviewId, body: { part: 'review', reason: 'It insults a person.' } },
  settleCarModel: { id: newModelId, body: { model_id: null } },
  decideOfferReport: { id: newOfferReportId, body: { decision: 'hide', reason: 'There is no such car.' } },
  hideCar: { id: newCarId, body: { is_hidden: true, reason: 'There is no such car.' } },
  seeCompanyNotices: {},
  switchCompanyMails: { body: { is_notified: true } },
  proposeReplacement: { body: () => ({ car_id: spareCarId }), id: newBookingId },
  cancelCompanyBooking: { id: newBookingId },
  createCar: { body: () => ({ ...panda, publish: true }) },
  editCar: { body: () => ({ ...panda, plate: `AB${newNumber()}CD`, version: 1 }), id: newCarId },
  copyCar: { id: newCarId },
  publishCar: { body: { is_online: false }, id: newCarId },
  archiveCar: { body: { is_archived: true }, id: newCarId },
  addCarPicture: { id: newCarId, file: () => jpegPicture() },
  orderCarPictures: { body: () => ({ picture_ids: pictured.pictures.toReversed() }), id: newPicturedCarId },
  removeCarPicture: { id: newPicturedCarId },
  createDeal: { body: dealToAdd },
  editDeal: { body: dealToAdd, id: newDealId },
  removeDeal: { id: newDealId },
  createCoupon: { body: couponToAdd },
  editCoupon: { body: couponToAdd, id: newCouponId },
  removeCoupon: { id: newCouponId },
  renterPrice: {
    body: {
      prices: { day: 5000, week: null, month: null },
      start_date: inDays(20),
      end_date: inDays(22),
      age: 30,
    },
    id: newCarId,
  },
  storeHandoverPicture: {
    file: () => jpegPicture(),
    fields: (file) => ({
      sha256: createHash('sha256').update(file).digest('hex'),
      captured_at: testNow().toISOString(),
    }),
    pictureId: randomUUID,
    id: newHandoverId,
  },
  signRentalAgreement: { id: newUnsignedId, body: () => unsigned ?? {} },
  collectDeposit: { id: newHandoverId, body: { amount: '300', means: 'cash' } },
  returnDeposit: { id: newDepositId, body: { kept: '', reason: '' } },
  acceptDocuments: { id: newReviewId, body: () => ({ revision }) },
  acknowledgeIssue: { id: newIssueId, body: { public_text: 'Scratch' } },
  resolveIssue: { id: newIssueId },
  giveStaffRole: { body: { email: 'somebody@nolo.test', role: 'support' } },
  takeStaffRole: { id: newSupportId },
  closeUnclosedBooking: { id: newUnclosedId, body: { as: 'no_show', reason: 'Nobody came.' } },
  rejectDocuments: {
    id: newReviewId,
    body: () => ({ revision, findings: [{ document: 'licence', problem: 'expired' }] }),
  },
  resolvePaymentCase: { body: { note: 'Looked up.' }, id: newPaymentCaseId },
  endUnfundedBooking: { body: { note: 'All gone.' }, id: newPaymentCaseId },
  holdPayout: { body: { note: 'Wait.', reason: 'We check the account.' }, id: () => newPayoutId({}) },
  releasePayout: { id: () => newPayoutId({ state: 'held', staff_hold: 'Wait.' }) },
  reversePayout: { body: { note: 'To the wrong one.' }, id: newSentPayoutId },
  checkIn: { id: newReadId, body: () => ({ ...read, absent_drivers: [], manual_report: null }) },
  checkOut: {
    id: newDrivenId,
    body: () => ({
      ...read,
      settlement: { late_fee: 0, kilometres: 0, fuel: 0, damage: 0 },
      settlement_signatures: null,
    }),
  },
  undoCheckIn: { id: newHandedOverId, body: { reason: 'The wrong car.' } },
  recordReturn: {
    id: () => newBookingId({ status: 'CHECKED IN', pickup: inDays(-5), return: inDays(-1) }),
    body: { returned_at: inDays(-1, '11:00'), reason: 'Nobody took it back.' },
  },
  correctMileage: { id: newHandedOverId, body: { mileage_km: '12.001', reason: 'Misread.' } },
  staffCorrectMileage: { id: newInspectionId, body: { mileage_km: '12.001', reason: 'Misread.' } },
  repairDamage: { id: newDamageId },
  answerExtension: {
    id: newAskedId,
    body: () => ({ extension_id: askedExtensionId, accept: true }),
  },
  objectToReport: { id: newReportedId, body: { text: 'We were there.' } },
  closeAsNoShow: { id: () => newBookingId({ pickup: inDays(-1), return: inDays(2) }) },
};

/** What Rossi's own counter does. */
async function rossisCounter(): Promise<CounterCalls> {
  const { id } = world.rossi.company;
  return new CounterCalls(world.test, await createMember(world.database, 'counter', { companyId: id }), id);
}

/** Of a renter whose documents are verified. */
async function newHandoverId(): Promise<string> {
  const id = await newBookingId({ pickup: inDays(0, '12:00'), return: inDays(3, '12:00') });
  await world.database.updateTable('account').set({ documents_status: 'verified' }).execute();
  await (await rossisCounter()).prepare(id);
  return id;
}

let unsigned: object | undefined;

async function newUnsignedId(): Promise<string> {
  const id = await newBookingId();
  unsigned = await (await rossisCounter()).signing(id);
  return id;
}

async function newDepositId(): Promise<string> {
  const id = await newHandoverId();
  await (await rossisCounter()).ask(businessApi.collectDeposit, id, { amount: '300', means: 'cash' });
  return id;
}

/** What was read off the last car at the counter. */
let read: Sent | undefined;

async function newReadId(): Promise<string> {
  const id = await newHandoverId();
  read = await (await rossisCounter()).readings(id);
  return id;
}

async function newDrivenId(): Promise<string> {
  const id = await newHandedOverId();
  read = await (await rossisCounter()).readings(id);
  return id;
}

/** Of the car that was handed over last. */
let inspectionId = '';

async function newHandedOverId(values: Partial<Sent> = {}): Promise<string> {
  const id = await newHandoverId();
  const counter = await rossisCounter();
  const readings = await counter.readings(id, values);
  await counter.checkIn(id, readings);
  inspectionId = readings.id;
  return id;
}

async function newInspectionId(): Promise<string> {
  await newHandedOverId();
  return inspectionId;
}

async function newDamageId(): Promise<string> {
  const id = randomUUID();
  await newHandedOverId({ damages: [{ id, side: 'left', x: 0, y: 0, note: '', picture_id: null }] });
  return id;
}

async function newBookingId(values: Parameters<typeof createBooking>[2] = {}): Promise<string> {
  const { database, rossi } = world;
  const car = await createCar(database, { company_id: rossi.company.id });
  return (await createBooking(database, await world.newRenter(), { car, ...values })).id;
}

async function newPaymentCaseId(): Promise<string> {
  const bookingId = await newBookingId();
  const details = { totalMinor: 18_000 };
  await insertPaymentCase(world.database, { kind: 'money_gone', reference: bookingId, bookingId, details });
  const cases = world.database.selectFrom('payment_case').select('id');
  return (await cases.where('reference', '=', bookingId).executeTakeFirstOrThrow()).id;
}

async function newPayoutId(change: Parameters<typeof updatePayout>[2]): Promise<string> {
  const { database, rossi } = world;
  const [bookingId, at] = [await newBookingId(), testNow()];
  const earned = { bookingId, companyId: rossi.company.id, amountMinor: 15_300 };
  const id = await insertPayout(database, {
    ...earned,
    cause: 'check_in',
    causeId: randomUUID(),
    nextTryAt: at,
    at,
  });
  await updatePayout(database, id, { next_try_at: at, ...change });
  return id;
}

async function newSentPayoutId(): Promise<string> {
  const { database } = world;
  const [sent_at, id] = [testNow(), await newPayoutId({ state: 'sent' })];
  const { payment_id } = await database
    .selectFrom('payout')
    .innerJoin('payment', 'payment.booking_id', 'payout.booking_id')
    .select('payment.id as payment_id')
    .where('payout.id', '=', id)
    .executeTakeFirstOrThrow();
  const transfer = { payout_id: id, payment_id, amount_minor: 15_300, sent_at };
  await database
    .insertInto('payout_transfer')
    .values({ ...transfer, provider_transfer_id: `tr_${id}` })
    .execute();
  return id;
}

async function newWrittenReviewId(): Promise<string> {
  return (await createReview(world.database, world.rossi.company.id)).id;
}

async function newOfferReportId(): Promise<string> {
  const { database } = world;
  const { id: carId } = await world.newCar();
  const website = await database.selectFrom('website').select('id').executeTakeFirstOrThrow();
  return insertOfferReport(database, {
    car_id: carId,
    kind: 'fraud',
    text: 'No such car',
    email: null,
    language: 'en',
    website_id: website.id,
    created_at: world.test.deps.clock.now(),
  });
}

/** Of the last documents that were looked at. */
let revision = '';

async function newReviewId(): Promise<string> {
  const { database, vault } = world.test.deps;
  const renter = await world.newRenter();
  await storePassport(world.test.deps, renter);
  const { accountId } = renter;
  revision = revisionOf(await findProfile(database, vault, accountId), await findImages(database, accountId));
  return accountId;
}

async function newSupportId(): Promise<string> {
  return (await createStaff(world.database, ['support'])).accountId;
}

async function newUnclosedId(): Promise<string> {
  return newBookingId({ pickup: inDays(-5), return: inDays(-2) });
}

/** The booking of the last issue that was reported: an issue's id counts inside it. */
let reportedOn = '';

/** A name that the company has typed. */
async function newModelId(): Promise<string> {
  const name = `Model ${newNumber()}`;
  const model = { make_id: panda.make_id, name, proposed_by: world.rossi.company.id };
  const { id } = await world.database
    .insertInto('car_model')
    .values(model)
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function newIssueId(): Promise<string> {
  const { deps } = world.test;
  const id = randomUUID();
  reportedOn = await newBookingId();
  await createIssue(deps, {
    bookingId: reportedOn,
    id,
    storage_key: await storeFile(deps, await jpegPicture()),
  });
  return id;
}

/** What is read of something else than the booking. */
const readOf: Record<string, About> = {
  carFeeds: { id: rossisCar },
  bookingsOnDays: { query: { starts_on: day(1), ends_on: day(2) } },
  fleetCar: { id: newCarId },
  staffApplication: { id: newApplicationId },
  staffApplicationFile: { id: newApplicationId, eventId: firstEventOf },
  staffCompany: { id: rossiId },
  signedRentalAgreement: { id: newHandoverId },
  staffDocument: { id: newReviewId },
  staffDocumentImage: { id: newReviewId },
  staffIssue: { id: newIssueId },
  staffIssueImage: { id: newIssueId },
  staffUnclosedBooking: { id: newUnclosedId },
  staffPaymentCase: { id: newPaymentCaseId },
  staffBookingPayouts: { query: { state: 'due' } },
  staffBookingPayout: { id: () => newPayoutId({}) },
  staffCompanyPayouts: { id: rossiId },
  companyInvoicePaper: { id: newInvoiceId },
  companyInvoiceFile: { id: newInvoiceId },
  staffInvoicePaper: { id: newInvoiceId },
  staffInvoiceFile: { id: newInvoiceId },
  staffStatement: { id: rossiId },
  staffStatementFile: { id: rossiId },
  staffStatementPaper: { id: rossiId },
  staffDispute: { id: newDisputeId },
  staffDisputeAgreement: { id: newDisputeId },
  staffDisputePicture: { id: newDisputeId, pictureId: () => photographed },
  staffDisputeIssueImage: { id: newDisputeId },
  handoverPicture: { id: newPhotographedId, pictureId: () => photographed },
};

/** The last picture that was taken at the counter. */
let photographed = '';

async function newPhotographedId(): Promise<string> {
  const id = await newHandoverId();
  photographed = (await (await rossisCounter()).picture(id)).id;
  return id;
}

/** Of Rossi's; its file is built. */
async function newInvoiceId(): Promise<string> {
  await world.database
    .updateTable('company')
    .set({ vat_number: '99101370585', zip: '00185', province: 'RM', sdi_code: 'RSS7N2A' })
    .where('id', '=', world.rossi.company.id)
    .execute();
  const { id } = await createInvoice(world.test.deps, { bookingId: await newBookingId() });
  await sendInvoice(world.test.deps, { invoiceId: id });
  return id;
}

async function newRejectedInvoiceId(): Promise<string> {
  const id = await newInvoiceId();
  await updateInvoice(world.database, id, { state: 'rejected', problem: '00305' });
  return id;
}

/** The last issue on a rental whose payment is disputed. */
let disputedIssueId = '';

async function newDisputeId(): Promise<string> {
  const { deps } = world.test;
  const bookingId = await newPhotographedId();
  const storage_key = await storeFile(deps, await jpegPicture());
  disputedIssueId = (await createIssue(deps, { bookingId, storage_key })).id;
  const id = `dp_${disputedIssueId.replaceAll('-', '')}`;
  const disputed = { id, booking_id: bookingId, payment_intent_id: `pi_${id}`, amount_minor: 18_000 };
  await world.database
    .insertInto('dispute')
    .values({ ...disputed, reason: 'fraudulent', status: 'needs_response', opened_at: testNow() })
    .execute();
  return id;
}

async function rossiId(): Promise<string> {
  return String(world.rossi.company.id);
}

async function activeRossi(): Promise<string> {
  await world.database
    .updateTable('company')
    .set({ status: 'active', ends_at: null, ended_by: null })
    .where('id', '=', world.rossi.company.id)
    .execute();
  return booking.id;
}

/** Rossi has done all of its first day; the call names no other id. */
async function readyRossi(): Promise<string> {
  const { database, rossi } = world;
  const now = testNow();
  await createPlace(database, rossi.company.id, { name: randomUUID() });
  await database
    .updateTable('company')
    .set({
      status: 'draft',
      ends_at: null,
      ended_by: null,
      hours_set_at: now,
      conditions_set_at: now,
      provider_state: 'enabled',
    })
    .where('id', '=', rossi.company.id)
    .execute();
  return booking.id;
}

/** Rossi's owner has ended it; the call names no other id. */
async function endingRossi(): Promise<string> {
  await world.database
    .updateTable('company')
    .set({ status: 'ending', ends_at: new Date(testNow().getTime() + 86_400_000), ended_by: 'company' })
    .where('id', '=', world.rossi.company.id)
    .execute();
  return booking.id;
}

async function newApplicationId(): Promise<string> {
  return (await createApplication(world.test.deps)).id;
}

async function firstEventOf(applicationId: string): Promise<string> {
  const events = world.database.selectFrom('application_event').select('id');
  return (await events.where('application_id', '=', applicationId).executeTakeFirstOrThrow()).id;
}

let panda: CarFields;
/** The last car that was given photographs, and these. */
let pictured: { pictures: number[] } = { pictures: [] };
let count = 100;
const newNumber = () => (count += 1);

async function newCarId(): Promise<string> {
  return String((await world.newCar()).id);
}

async function newPicturedCarId(): Promise<string> {
  const id = await newCarId();
  const hashes = [newToken().token, newToken().token].map((token) =>
    createHash('md5').update(token).digest('hex'),
  );
  const image = { content_type: 'image/jpeg', width: 900, height: 600 };
  const rows = hashes.map((hash) => ({ ...image, hash }));
  const images = await world.database.insertInto('image').values(rows).returning('id').execute();
  pictured = { pictures: images.map((one) => one.id) };
  await replacePictures(world.database, Number(id), pictured.pictures);
  return id;
}

const days = () => ({ starts_on: day(200), ends_on: day(210) });

function dealToAdd(): object {
  const name = `Deal ${newNumber()}`;
  return {
    ...days(),
    kind: 'discount_percentage',
    value: 10,
    name_it: name,
    name_en: '',
    name_fr: '',
    car_id: null,
    min_lead_days: null,
    max_lead_days: null,
  };
}

function couponToAdd(): object {
  const code = String(30_000_000 + newNumber());
  return { ...days(), kind: 'flat_discount', value: 500, code, minimum_amount: null, max_uses: null };
}

async function newDealId(): Promise<string> {
  return String((await createDeal(world.database, world.rossi.company.id)).id);
}

async function newCouponId(): Promise<string> {
  const code = String(40_000_000 + newNumber());
  return String((await createCoupon(world.database, world.rossi.company.id, code)).id);
}

async function newMemberId(): Promise<string> {
  const { accountId } = await createMember(world.database, 'counter', { companyId: world.rossi.company.id });
  const found = world.database.selectFrom('member').select('id').where('account_id', '=', accountId);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** A day, so many days ahead. */
function ownRental(from: number) {
  return {
    car_id: world.rossi.car.id,
    customer_name: 'Hotel Quirinale',
    customer_phone: '',
    source: 'phone',
    price: '',
    start_date: inDays(from),
    end_date: inDays(from + 1),
  };
}

let rentals = 0;

async function newOwnRentalId(): Promise<string> {
  const { companyId, carId } = { companyId: world.rossi.company.id, carId: world.rossi.car.id };
  const startsAt = new Date(testNow().getTime() + (100 + (rentals += 1)) * 86_400_000).toISOString();
  const endsAt = new Date(new Date(startsAt).getTime() + 3_600_000).toISOString();
  const { car_id, customer_name, customer_phone, source } = ownRental(0);
  const ownRentalId = await insertOwnRental(world.database, {
    company_id: companyId,
    car_id,
    customer_name,
    customer_phone,
    source,
    pickup_local: inDays(100),
    return_local: inDays(101),
    starts_at: startsAt,
    ends_at: endsAt,
    created_at: testNow(),
  });
  const hold = { carId, startsAt: new Date(startsAt), freeAt: new Date(endsAt) };
  await replaceHold(world.database, { own_rental_id: ownRentalId }, hold, testNow());
  return ownRentalId;
}

async function describeOwnDriver(ownRentalId: string, position: number): Promise<void> {
  const { database, vault } = world.test.deps;
  await saveOwnDriver(database, vault, {
    companyId: world.rossi.company.id,
    ownRentalId,
    id: randomUUID(),
    at: testNow(),
    driver: { ...describedDriver, position, dob: dateOf('1970-02-28') },
  });
}

async function newRentalWithSecondDriver(): Promise<string> {
  const id = await newOwnRentalId();
  await describeOwnDriver(id, 2);
  return id;
}

async function newReport(values: Updateable<PoliceReport>): Promise<string> {
  const { database, rossi } = world;
  const id = await newOwnRentalId();
  await describeOwnDriver(id, 1);
  await database
    .updateTable('car')
    .set({ plate: `AB${newNumber()}CD` })
    .where('id', '=', rossi.car.id)
    .execute();
  const rental = await findRental(database, { companyId: rossi.company.id, id });
  if (rental === null) throw new Error('no rental');
  const handoverId = await beginHandover(database, rental, testNow());
  const report = await beginReport(database, { companyId: rossi.company.id, handoverId }, testNow());
  await updateReport(database, report.id, values);
  return id;
}

async function newReportedRental(): Promise<string> {
  return newReport({ payment: '1', pickup_place: '412058091', return_place: '412058091' });
}

async function newManualReport(): Promise<string> {
  const manual = { manual_by: renterId, manual_because: 'Typed in elsewhere' };
  return newReport({ ...manual, state: 'manual', reported_at: testNow() });
}

async function newOfflinePeriodId(): Promise<string> {
  const startsAt = new Date(testNow().getTime() + (200 + (rentals += 1)) * 86_400_000).toISOString();
  const endsAt = new Date(new Date(startsAt).getTime() + 3_600_000).toISOString();
  const id = await insertOfflinePeriod(world.database, {
    carId: world.rossi.car.id,
    startsAt,
    endsAt,
    note: '',
  });
  return String(id);
}

async function rossisCar(): Promise<string> {
  return String(world.rossi.car.id);
}

async function newFeedId(): Promise<string> {
  const id = randomUUID();
  const { company, car } = world.rossi;
  const feed = { id, companyId: company.id, carId: car.id, name: 'Broker', url: 'sealed' };
  await insertFeed(world.database, { ...feed, createdAt: testNow() });
  return id;
}

async function newLocationId(): Promise<string> {
  return String((await createPlace(world.database, world.rossi.company.id, { name: randomUUID() })).id);
}

/** The last one that was asked for. */
let askedExtensionId = '';

async function newAskedId(): Promise<string> {
  const { database, rossi, test } = world;
  await activeRossi();
  const renter = await world.newRenter();
  const car = await createCar(database, { company_id: rossi.company.id });
  const { id } = await createRentalOnRoad(database, renter, { car });
  const { status, code } = await extending(test).ask(renter, id);
  if (status !== 200) throw new Error(`the extension is refused: ${code}`);
  const asked = database.selectFrom('booking_amendment').select('id').where('booking_id', '=', id);
  askedExtensionId = (await asked.executeTakeFirstOrThrow()).id;
  return id;
}

async function newReportedId(): Promise<string> {
  const id = await newBookingId({ pickup: inDays(-1), return: inDays(2) });
  await insertHandoverReport(world.database, { bookingId: id, at: testNow() });
  return id;
}

async function newClosingDaysId(): Promise<string> {
  const on = day(400 + newNumber());
  const days = { starts_on: on, ends_on: on, reason: '' };
  return String(await insertClosingDays(world.database, { companyId: world.rossi.company.id, ...days }));
}

async function newInvitationId(): Promise<string> {
  const { database, rossi } = world;
  const { accountId } = await createMember(database, 'owner', { companyId: rossi.company.id });
  const id = randomUUID();
  const createdAt = testNow();
  await insertInvitation(database, {
    id,
    hash: newToken().hash,
    companyId: rossi.company.id,
    email: `${id}@nolo.test`,
    role: 'counter',
    invitedBy: accountId,
    createdAt,
    expiresAt: invitationEnd(createdAt),
  });
  return id;
}

async function ask(endpoint: Endpoint, headers: Record<string, string>, id = booking.id) {
  const eventId = await readOf[endpoint.name]?.eventId?.(id);
  const { body, query, file, fields, pictureId } = about[endpoint.name] ?? readOf[endpoint.name] ?? {};
  const params = {
    companyId: world.rossi.company.id,
    id,
    bookingId: reportedOn,
    role: 'support',
    eventId,
    person: renterId,
    kind: 'passport',
    pictureId: pictureId?.() ?? pictured.pictures[0] ?? 1,
    position: 1,
    month: monthOf(testNow()),
    year: 2027,
    issueId: disputedIssueId,
    inspectionId,
  };
  const form = file && (await formOf(await file(), fields));
  const payload = form?.payload ?? (typeof body === 'function' ? body() : body);
  return world.test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params, ...(query && { query }) }),
    headers: { host: 'localhost', ...headers, ...form?.headers },
    ...(payload && { payload }),
  });
}

/** A form with one picture, as a browser sends it. */
async function formOf(bytes: Buffer, fields: About['fields'] = () => ({})) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields(bytes))) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'car.jpg');
  const { headers, body } = new Response(form);
  return {
    payload: Buffer.from(await new Response(body).arrayBuffer()),
    headers: { 'content-type': headers.get('content-type') ?? '' },
  };
}

describe('every call of portal and back office', () => {
  it('is below /business/ or /staff/, and names its company where it is one’s', () => {
    for (const [name, { access, path }] of Object.entries(calls)) {
      expect({ name, path }).toEqual({ name, path: expect.stringMatching(/^\/(business|staff)\//) });
      expect({ name, is: path.startsWith('/business/company/:companyId/') }).toEqual({
        name,
        is: isOfCompany(access),
      });
    }
    expect(reading.length).toBeGreaterThan(5);
    expect(changing.map(({ name }) => name).filter((name) => !(name in about))).toEqual([]);
  });

  it.each(reading)('$name answers whoever may ask, and nobody else', async (endpoint) => {
    const id = await readOf[endpoint.name]?.id?.();
    const got: Record<string, number> = {};
    for (const { name, headers } of callers) got[name] = (await ask(endpoint, headers, id)).statusCode;
    const wanted = Object.fromEntries(callers.map(({ name, may }) => [name, may(endpoint.access)]));
    expect(got).toEqual(wanted);
  });

  it.each(changing)('$name changes nothing for whoever may not ask', async (endpoint) => {
    const origin = world.test.deps.config.PUBLIC_ORIGIN;
    const id = await about[endpoint.name]?.id?.();
    const before = await fingerprint(world.test);
    const refused = callers.filter(({ may }) => may(endpoint.access) !== 200);
    for (const { name, headers, may } of refused) {
      const reply = await ask(endpoint, { ...headers, origin }, id);
      expect({ name, status: reply.statusCode }).toEqual({ name, status: may(endpoint.access) });
    }
    expect(refused.length).toBeGreaterThan(5);
    expect(await fingerprint(world.test)).toEqual(before);
  });

  // Afterwards those who are removed or logged out are somebody else: each call has a caller of its own.
  it.each(changing.filter(({ name, access }) => isOfCompany(access) && !onlyAsk.has(name)))(
    '$name is done for an owner of the company, from a page of ours alone',
    async (endpoint) => {
      const { cookie } = await createMember(world.database, 'owner', { companyId: world.rossi.company.id });
      const id = await about[endpoint.name]?.id?.();
      const before = await fingerprint(world.test);
      const fromElsewhere = await ask(endpoint, { cookie, origin: 'https://evil.example' }, id);
      expect(fromElsewhere.json()).toMatchObject({ code: 'auth.origin_refused' });
      expect(await fingerprint(world.test)).toEqual(before);
      const reply = await ask(endpoint, { cookie, origin: world.test.deps.config.PUBLIC_ORIGIN }, id);
      expect(reply.statusCode).toBe(endpoint.status);
      expect(await fingerprint(world.test)).not.toEqual(before);
    },
  );

  it('what a mailed secret opens, another secret does not', async () => {
    const before = await fingerprint(world.test);
    for (const { path } of [businessApi.invitation, businessApi.acceptInvitation]) {
      const reply = await world.test.app.inject({
        method: 'POST',
        url: callUrl(path),
        headers: { host: 'localhost' },
        payload: { has_account: true, password: 'any', token: newToken().token },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'member.invitation_invalid']);
    }
    expect(await fingerprint(world.test)).toEqual(before);
  });
});

it('no cookie of portal or back office opens a call of renters', async () => {
  const cookies = callers.flatMap(({ headers }) => headers['cookie'] ?? []).join('; ');
  const renters = callNames.filter((name) => endpoints[name].access === 'renter');
  for (const name of renters) {
    const { input } = await samples[name](world);
    expect({
      name,
      status: (await send(world, name, input, { headers: { cookie: cookies } })).status,
    }).toEqual({
      name,
      status: 401,
    });
  }
});

it('a booking of another company is none, and that somebody asked is written down', async () => {
  const { database, bianchi } = world;
  const foreign = await createMember(database, 'owner', { companyId: bianchi.company.id });
  const url = callUrl(businessApi.companyBooking.path, {
    params: { companyId: bianchi.company.id, id: booking.id },
  });
  const reply = await world.test.app.inject({ url, headers: { host: 'localhost', cookie: foreign.cookie } });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'booking.not_found']);
  const events = await database
    .selectFrom('audit_event')
    .select(['action', 'object', 'company_id'])
    .where('actor_id', '=', foreign.accountId)
    .execute();
  expect(events).toEqual([{ action: 'booking_refused', object: booking.id, company_id: bianchi.company.id }]);
});

it('whatever changes something is taken from a page of ours alone', async () => {
  const { cookie } = await createMember(world.database, 'owner', { companyId: world.rossi.company.id });
  const before = await fingerprint(world.test);
  for (const origin of [undefined, 'null', 'https://evil.example', 'http://rossi.localhost']) {
    const reply = await world.test.app.inject({
      method: 'POST',
      url: `${API_BASE}/business/logout`,
      headers: { host: 'localhost', cookie, ...(origin === undefined ? {} : { origin }) },
    });
    expect({ origin, code: reply.json().code }).toEqual({ origin, code: 'auth.origin_refused' });
  }
  expect(await fingerprint(world.test)).toEqual(before);
});

it('a member who has been removed gets no further, with the session that is still open', async () => {
  const { accountId, cookie } = await createMember(world.database, 'manager', {
    companyId: world.rossi.company.id,
  });
  expect((await ask(businessApi.handovers, { cookie })).statusCode).toBe(200);
  await world.database.deleteFrom('member').where('account_id', '=', accountId).execute();
  for (const endpoint of [businessApi.handovers, businessApi.memberProfile]) {
    expect((await ask(endpoint, { cookie })).json()).toMatchObject({ code: 'auth.required' });
  }
});

it('what was written down is never changed', async () => {
  const { cookie } = await createMember(world.database, 'owner', { companyId: world.rossi.company.id });
  await ask(businessApi.handovers, { cookie });
  await expect(world.database.updateTable('audit_event').set({ object: 'x' }).execute()).rejects.toThrow(
    'never changed',
  );
  await expect(world.database.deleteFrom('audit_event').execute()).rejects.toThrow('never changed');
});

const NO_NUMBER = ['x', '0', '-1', '1.5', '1e3', '\u0000'];

type Bad = [name: string, url: string, body: object | undefined, fields: string[]];

/** What no call takes, with the fields that are at fault. */
const badInput: Bad[] = [
  ...[...NO_NUMBER, '2147483648'].map((companyId): Bad => [
    'handovers',
    callUrl(businessApi.handovers.path, { params: { companyId } }),
    undefined,
    ['companyId'],
  ]),
  ...NO_NUMBER.map((before): Bad => [
    'staffAudit',
    callUrl(staffApi.staffAudit.path, { query: { before } }),
    undefined,
    ['before'],
  ]),
  [
    'companyBookings',
    callUrl(businessApi.companyBookings.path, {
      params: { companyId: 1 },
      query: { when: 'never', q: 'x'.repeat(81), after: '7' },
    }),
    undefined,
    ['when', 'q', 'after'],
  ],
  [
    'companyBooking',
    callUrl(businessApi.companyBooking.path, { params: { companyId: 1, id: 'x' } }),
    undefined,
    ['id'],
  ],
  [
    'bookingDocumentImage',
    callUrl(businessApi.bookingDocumentImage.path, {
      params: { companyId: 1, id: 'x', person: '7', kind: 'diary' },
    }),
    undefined,
    ['id', 'person', 'kind'],
  ],
  [
    'proposeReplacement',
    callUrl(businessApi.proposeReplacement.path, { params: { companyId: 1, id: 'x' } }),
    { car_id: 'none' },
    ['id'],
  ],
  [
    'switchCompanyMails',
    callUrl(businessApi.switchCompanyMails.path, { params: { companyId: 1 } }),
    { is_notified: 'maybe' },
    ['is_notified'],
  ],
  ['logInMember', callUrl(businessApi.logInMember.path), {}, ['email', 'password']],
  [
    'logInStaff',
    callUrl(staffApi.logInStaff.path),
    { email: 'x', password: '', code: 7 },
    ['email', 'password', 'code'],
  ],
  [
    'inviteMember',
    callUrl(businessApi.inviteMember.path, { params: { companyId: 1 } }),
    { email: 'x', role: 'boss' },
    ['email', 'role'],
  ],
  [
    'staffApplications',
    callUrl(staffApi.staffApplications.path, { query: { which: 'all' } }),
    undefined,
    ['which'],
  ],
  ['staffApplication', callUrl(staffApi.staffApplication.path, { params: { id: 'x' } }), undefined, ['id']],
  [
    'askApplicant',
    callUrl(staffApi.askApplicant.path, { params: { id: randomUUID() } }),
    { question: ' ' },
    ['question'],
  ],
  [
    'refuseApplication',
    callUrl(staffApi.refuseApplication.path, { params: { id: randomUUID() } }),
    {},
    ['reason'],
  ],
  ['staffDocument', callUrl(staffApi.staffDocument.path, { params: { id: 'x' } }), undefined, ['id']],
  [
    'staffDocumentImage',
    callUrl(staffApi.staffDocumentImage.path, { params: { id: randomUUID(), kind: 'diary' } }),
    undefined,
    ['kind'],
  ],
  [
    'rejectDocuments',
    callUrl(staffApi.rejectDocuments.path, { params: { id: randomUUID() } }),
    { revision: 7, findings: [] },
    ['revision', 'findings'],
  ],
  ...NO_NUMBER.map((id): Bad => [
    'staffPaymentCase',
    callUrl(staffApi.staffPaymentCase.path, { params: { id } }),
    undefined,
    ['id'],
  ]),
  [
    'resolvePaymentCase',
    callUrl(staffApi.resolvePaymentCase.path, { params: { id: 1 } }),
    { note: ' ' },
    ['note'],
  ],
  ['endUnfundedBooking', callUrl(staffApi.endUnfundedBooking.path, { params: { id: 1 } }), {}, ['note']],
  [
    'staffBookingPayouts',
    callUrl(staffApi.staffBookingPayouts.path, { query: { state: 'lost' } }),
    undefined,
    ['state'],
  ],
  ...(['staffBookingPayout', 'releasePayout', 'staffBookingLedger'] as const).map((name): Bad => [
    name,
    callUrl(staffApi[name].path, { params: { id: 'x' } }),
    undefined,
    ['id'],
  ]),
  [
    'reversePayout',
    callUrl(staffApi.reversePayout.path, { params: { id: randomUUID() } }),
    { note: ' ' },
    ['note'],
  ],
  [
    'holdPayout',
    callUrl(staffApi.holdPayout.path, { params: { id: randomUUID() } }),
    { note: ' ' },
    ['note', 'reason'],
  ],
  [
    'staffCompanyPayouts',
    callUrl(staffApi.staffCompanyPayouts.path, { params: { id: 'x' } }),
    undefined,
    ['id'],
  ],
  [
    'staffPaymentCases',
    callUrl(staffApi.staffPaymentCases.path, { query: { kind: 'other' } }),
    undefined,
    ['kind'],
  ],
  ...(['staffDispute', 'staffDisputeAgreement'] as const).map((name): Bad => [
    name,
    callUrl(staffApi[name].path, { params: { id: '../x' } }),
    undefined,
    ['id'],
  ]),
  [
    'staffDisputePicture',
    callUrl(staffApi.staffDisputePicture.path, { params: { id: 'dp-1', pictureId: 'x' } }),
    undefined,
    ['id', 'pictureId'],
  ],
  [
    'correctMileage',
    callUrl(businessApi.correctMileage.path, { params: { companyId: 1, id: 'x', inspectionId: 'x' } }),
    { mileage_km: '45.23.0', reason: '' },
    ['id', 'inspectionId'],
  ],
  [
    'staffCorrectMileage',
    callUrl(staffApi.staffCorrectMileage.path, { params: { id: randomUUID() } }),
    { mileage_km: '2.000.001', reason: '' },
    ['mileage_km', 'reason'],
  ],
  [
    'staffDisputeIssueImage',
    callUrl(staffApi.staffDisputeIssueImage.path, { params: { id: 'dp_1', issueId: 'x' } }),
    undefined,
    ['issueId'],
  ],
  [
    'acknowledgeIssue',
    callUrl(staffApi.acknowledgeIssue.path, { params: { bookingId: randomUUID(), id: randomUUID() } }),
    { public_text: 'x'.repeat(301) },
    ['public_text'],
  ],
  [
    'closeUnclosedBooking',
    callUrl(staffApi.closeUnclosedBooking.path, { params: { id: randomUUID() } }),
    { as: 'lost', reason: '' },
    ['as', 'reason'],
  ],
  [
    'giveStaffRole',
    callUrl(staffApi.giveStaffRole.path),
    { email: 'nobody', role: 'owner' },
    ['email', 'role'],
  ],
  [
    'takeStaffRole',
    callUrl(staffApi.takeStaffRole.path, { params: { id: 'x', role: 'owner' } }),
    undefined,
    ['id', 'role'],
  ],
  [
    'addLocation',
    callUrl(businessApi.addLocation.path, { params: { companyId: 1 } }),
    { ...location, latitude: 91, email: '', name: ' ' },
    ['name', 'latitude', 'email'],
  ],
  [
    'addClosingDays',
    callUrl(businessApi.addClosingDays.path, { params: { companyId: 1 } }),
    { starts_on: '2027-12-26', ends_on: '2027-12-24', reason: 'x'.repeat(61) },
    ['reason', 'ends_on'],
  ],
  [
    'bookingsOnDays',
    callUrl(businessApi.bookingsOnDays.path, {
      params: { companyId: 1 },
      query: { starts_on: 'soon', ends_on: '2027-02-30' },
    }),
    undefined,
    ['starts_on', 'ends_on'],
  ],
  [
    'addExtra',
    callUrl(businessApi.addExtra.path, { params: { companyId: 1 } }),
    { ...extra, price: '', group: 'Uno' },
    ['price', 'group'],
  ],
  ...NO_NUMBER.map((id): Bad => [
    'fleetCar',
    callUrl(businessApi.fleetCar.path, { params: { companyId: 1, id } }),
    undefined,
    ['id'],
  ]),
  [
    'publishCar',
    callUrl(businessApi.publishCar.path, { params: { companyId: 1, id: 1 } }),
    { is_online: 'yes' },
    ['is_online'],
  ],
  [
    'archiveCar',
    callUrl(businessApi.archiveCar.path, { params: { companyId: 1, id: 1 } }),
    {},
    ['is_archived'],
  ],
  [
    'orderCarPictures',
    callUrl(businessApi.orderCarPictures.path, { params: { companyId: 1, id: 1 } }),
    { picture_ids: [] },
    ['picture_ids'],
  ],
  [
    'renterPrice',
    callUrl(businessApi.renterPrice.path, { params: { companyId: 1, id: 1 } }),
    { prices: { day: 1, week: null, month: null }, start_date: 'soon', end_date: 'later', age: 7 },
    ['start_date', 'end_date', 'age'],
  ],
  [
    'createDeal',
    callUrl(businessApi.createDeal.path, { params: { companyId: 1 } }),
    {
      kind: 'gift',
      value: 0,
      starts_on: 'x',
      ends_on: '2027-02-30',
      name_it: '',
      name_en: '',
      name_fr: '',
      car_id: 0,
      min_lead_days: 0,
      max_lead_days: 1.5,
    },
    ['kind', 'value', 'starts_on', 'ends_on', 'name_it', 'car_id', 'min_lead_days', 'max_lead_days'],
  ],
  [
    'createCoupon',
    callUrl(businessApi.createCoupon.path, { params: { companyId: 1 } }),
    {
      kind: 'discount_percentage',
      value: 101,
      starts_on: '2027-03-02',
      ends_on: '2027-03-01',
      code: '12345678',
      minimum_amount: null,
      max_uses: null,
    },
    ['value', 'ends_on'],
  ],
  [
    'describeDriver',
    callUrl(businessApi.describeDriver.path, { params: { companyId: 1, id: 'x', position: 3 } }),
    undefined,
    ['id', 'position'],
  ],
  [
    'describeDriver',
    callUrl(businessApi.describeDriver.path, { params: { companyId: 1, id: randomUUID(), position: 1 } }),
    { ...describedDriver, birth_place: 'Roma', document_code: 'DIARY', dob: 'once' },
    ['dob', 'birth_place', 'document_code'],
  ],
  [
    'answerPoliceReport',
    callUrl(businessApi.answerPoliceReport.path, { params: { companyId: 1, id: randomUUID() } }),
    { payment: '7', pickup_place: '1', return_place: null },
    ['payment', 'pickup_place'],
  ],
  [
    'markPoliceReport',
    callUrl(businessApi.markPoliceReport.path, { params: { companyId: 1, id: randomUUID() } }),
    { reason: ' ' },
    ['reason'],
  ],
  [
    'savePoliceAccount',
    callUrl(businessApi.savePoliceAccount.path, { params: { companyId: 1 } }),
    { agency_id: '', agency_place: '', username: '', password: '', api_key: 'short' },
    ['agency_id', 'agency_place', 'username', 'password', 'api_key'],
  ],
  ['invitation', callUrl(businessApi.invitation.path), { token: 'short' }, ['token']],
  ['acceptInvitation', callUrl(businessApi.acceptInvitation.path), { has_account: 'yes' }, ['has_account']],
];

it.each(badInput)(
  '%s at %s with %j is refused at its fields, before anybody is asked who they are',
  async (name, url, body, fields) => {
    const reply = await world.test.app.inject({
      method: calls[name]?.method,
      url,
      headers: { host: 'localhost' },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([reply.statusCode, Object.keys(reply.json().errors ?? {})]).toEqual([400, fields]);
  },
);
