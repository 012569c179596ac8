import { createHash, randomUUID } from 'node:crypto';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Readings } from '@nolo/contract/business/handover.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { jpegPicture } from '../factories/pictures.ts';
import type { TestMember } from '../factories/member.ts';
import type { TestApp } from '../setup/test-app.ts';

type Reply = {
  status: number;
  code: string | undefined;
  errors: Record<string, string[]> | undefined;
};
export type Sent = Omit<Readings, 'start_date' | 'end_date'> & { start_date: string; end_date: string };
type Picture = { id?: string; bytes?: Buffer; sha256?: string; capturedAt?: string };

const LINE = [
  [0.1, 0.5],
  [0.5, 0.2],
  [0.9, 0.6],
];
const SIGNED = { renter: [LINE], member: [LINE] };

/** What a member does at the counter of a company, as the portal sends it. */
export class CounterCalls {
  readonly #test: TestApp;
  readonly #member: TestMember;
  readonly companyId: number;

  constructor(test: TestApp, member: TestMember, companyId: number) {
    this.#test = test;
    this.#member = member;
    this.companyId = companyId;
  }

  async #send(endpoint: Endpoint, params: Record<string, string>, payload?: object | Buffer, type?: string) {
    return this.#test.app.inject({
      method: endpoint.method,
      url: callUrl(endpoint.path, { params: { companyId: this.companyId, ...params } }),
      headers: {
        host: 'localhost',
        cookie: this.#member.cookie,
        origin: this.#test.deps.config.PUBLIC_ORIGIN,
        ...(type && { 'content-type': type }),
      },
      ...(payload && { payload }),
    });
  }

  /** Any call about a rental that has JSON. */
  async ask(endpoint: Endpoint, id: string, body?: object) {
    return this.askAbout(endpoint, { id }, body);
  }

  /** The same about something of it. */
  async askAbout(endpoint: Endpoint, params: Record<string, string>, body?: object) {
    const reply = await this.#send(endpoint, params, body);
    return { status: reply.statusCode, ...reply.json() };
  }

  async show(id: string) {
    const reply = await this.ask(businessApi.rentalHandover, id);
    if (reply.status !== 200) throw new Error(`the hand-over of ${id} answers ${reply.status}`);
    return reply.data.handover;
  }

  /** Stores a picture of the car; tells its id and the bytes that were sent. */
  async picture(rentalId: string, given: Picture = {}): Promise<Reply & { id: string; bytes: Buffer }> {
    const { id = randomUUID(), bytes = await jpegPicture() } = given;
    const form = new FormData();
    form.set('sha256', given.sha256 ?? createHash('sha256').update(bytes).digest('hex'));
    form.set('captured_at', given.capturedAt ?? '2027-02-09T09:00:00.000Z');
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'car.jpg');
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.clone().arrayBuffer());
    const type = encoded.headers.get('content-type') ?? '';
    const endpoint = businessApi.storeHandoverPicture;
    const reply = await this.#send(endpoint, { id: rentalId, pictureId: id }, payload, type);
    const { code, errors } = reply.json<Omit<Reply, 'status'>>();
    return { status: reply.statusCode, code, errors, id, bytes };
  }

  async openPicture(rentalId: string, pictureId: string) {
    return this.#send(businessApi.handoverPicture, { id: rentalId, pictureId });
  }

  async openAgreement(rentalId: string) {
    return this.#send(businessApi.signedRentalAgreement, { id: rentalId });
  }

  /** What is read off the car of a rental, with one picture that is stored for it. */
  async readings(rentalId: string, values: Partial<Sent> = {}): Promise<Sent> {
    const shown = await this.show(rentalId);
    const pictures = values.pictures ?? [{ id: (await this.picture(rentalId)).id, view: 'front' as const }];
    return {
      id: randomUUID(),
      captured_at: '2027-02-09T09:00:00.000Z',
      car_id: shown.car_id,
      start_date: shown.start_date,
      end_date: shown.end_date,
      mileage_km: shown.mileage_km ?? 12_000,
      is_mileage_confirmed: false,
      fuel_eighths: 8,
      damages: [],
      is_confirmed: true,
      ...values,
      pictures,
    };
  }

  /** What is sent when somebody has read and signed the agreement of a rental: the renter, unless another driver does. */
  async signing(rentalId: string, signerId?: string) {
    const { data } = await this.ask(businessApi.rentalAgreement, rentalId);
    return {
      hash: data.agreement.hash,
      signer_id: signerId ?? data.drivers[0]?.id ?? null,
      captured_at: '2027-02-09T08:55:00.000Z',
      signature: [LINE],
      clauses_signature: [LINE],
    };
  }

  async sign(rentalId: string, signerId?: string) {
    return this.ask(businessApi.signRentalAgreement, rentalId, await this.signing(rentalId, signerId));
  }

  /** What comes before the keys: signed, and reported elsewhere. */
  async prepare(rentalId: string): Promise<void> {
    await this.sign(rentalId);
    await this.ask(businessApi.markPoliceReport, rentalId, { reason: 'By the police’s own page.' });
  }

  checkIn(
    rentalId: string,
    readings: Sent,
    absentDrivers: string[] = [],
    manualReport: string | null = null,
    isSignerConfirmed = false,
  ) {
    return this.ask(businessApi.checkIn, rentalId, {
      ...readings,
      absent_drivers: absentDrivers,
      is_signer_confirmed: isSignerConfirmed,
      manual_report: manualReport,
    });
  }

  /** `signatures`: of both, unless there is nothing to settle. */
  checkOut(rentalId: string, readings: Sent, settlement: object = {}, signatures: object | null = SIGNED) {
    const nothing = { late_fee: 0, kilometres: 0, fuel: 0, damage: 0 };
    return this.ask(businessApi.checkOut, rentalId, {
      ...readings,
      settlement: { ...nothing, ...settlement },
      settlement_signatures: Object.keys(settlement).length === 0 ? null : signatures,
    });
  }

  undo(rentalId: string, reason = 'The wrong car.') {
    return this.ask(businessApi.undoCheckIn, rentalId, { reason });
  }
}
