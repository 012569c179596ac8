import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { ProposedModel } from '@nolo/contract/staff/car-models.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { carToAdd } from '@nolo/tests/factories/fleet.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { searchDirectory } from '../search/search-store.ts';

let test: TestApp;
let support: TestMember;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  support = await createStaff(test.deps.database, ['support']);
});

type Params = Record<string, string | number>;

async function ask(endpoint: Endpoint, by: TestMember, params: Params = {}, body?: object) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

type Lessor = { companyId: number; owner: TestMember; fields: CarFields };

async function newCompany(): Promise<Lessor> {
  const { id: companyId } = await createCompany(test.deps.database, {});
  const owner = await createMember(test.deps.database, 'owner', { companyId });
  return { companyId, owner, fields: await carToAdd(test.deps.database, companyId) };
}

async function addCar({ companyId, owner, fields }: Lessor, model: string): Promise<number> {
  const plate = `GK${String((count += 1)).padStart(3, '0')}ZZ`;
  const body = { ...fields, model, plate, publish: true };
  const reply = await ask(businessApi.createCar, owner, { companyId }, body);
  expect(reply).toMatchObject({ status: 201 });
  return reply.data.id;
}

async function choicesOf({ companyId, owner, fields }: Lessor): Promise<string[]> {
  const { data } = await ask(businessApi.fleetChoices, owner, { companyId });
  return data.makes.find(({ id }: { id: number }) => id === fields.make_id).models;
}

async function modelsThat(words: string): Promise<number[]> {
  const search = new URLSearchParams({ search: words, limit: '50' }).toString();
  const url = `/api/v1/cars?${search}`;
  const reply = await test.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload: {} });
  return reply.json().data.cars.map(({ id }: { id: number }) => id);
}

const carPage = async (id: number) => {
  const reply = await test.app.inject({ url: `/api/v1/car/any/${id}`, headers: { host: 'localhost' } });
  const { car_model, slug } = reply.json().data.car;
  return { name: car_model[0].car_model, slug };
};

const waiting = async (): Promise<ProposedModel[]> =>
  (await ask(staffApi.staffCarModels, support)).data.models;
const proposalOf = async ({ companyId }: Lessor) =>
  (await waiting()).find(({ company }) => company.id === companyId);
const settle = (id: number | undefined, model_id: number | null) =>
  ask(staffApi.settleCarModel, support, { id: id ?? 0 }, { model_id });

it('a name that nobody has accepted is its company’s alone; the search finds the car by its make', async () => {
  const [rossi, bianchi] = [await newCompany(), await newCompany()];
  const id = await addCar(rossi, 'Pandissima');
  expect(await carPage(id)).toEqual({ name: 'Pandissima', slug: 'fiat-pandissima-milano' });
  expect(await choicesOf(rossi)).toContain('Pandissima');
  expect(await choicesOf(bianchi)).not.toContain('Pandissima');
  expect(await modelsThat('pandissima')).toEqual([]);
  expect(await modelsThat('fiat')).toContain(id);
  expect(await proposalOf(rossi)).toMatchObject({ make: 'Fiat', name: 'Pandissima', cars: 1 });
  expect((await ask(staffApi.staffWork, support)).data.car_models).toBe((await waiting()).length);
});

it('accepted, it is everybody’s, and the same of others with it', async () => {
  const [rossi, bianchi, verdi] = [await newCompany(), await newCompany(), await newCompany()];
  const own = await addCar(rossi, 'Topolina');
  const same = await addCar(bianchi, 'TOPOLINA');
  expect(await settle((await proposalOf(rossi))?.id, null)).toMatchObject({ status: 200 });
  expect(await choicesOf(verdi)).toContain('Topolina');
  expect(await choicesOf(bianchi)).not.toContain('TOPOLINA');
  for (const id of [own, same]) {
    expect(await carPage(id)).toEqual({ name: 'Topolina', slug: 'fiat-topolina-milano' });
  }
  expect([await proposalOf(rossi), await proposalOf(bianchi)]).toEqual([undefined, undefined]);
  // A process that has read no names yet.
  const { database } = createDatabase(test.deps.config.DATABASE_URL, 1);
  const { models } = await searchDirectory(database);
  await database.destroy();
  expect(models.filter(({ model }) => model.toLowerCase() === 'topolina')).toHaveLength(1);
  const trail = await ask(businessApi.companyAudit, rossi.owner, { companyId: rossi.companyId });
  expect(trail.data.events[0]).toMatchObject({ action: 'car_model_accepted', object: 'Fiat Topolina' });
});

it('cars get the name of a model of the make, which whoever has the car open is told', async () => {
  const rossi = await newCompany();
  const id = await addCar(rossi, 'Pnada');
  const proposal = await proposalOf(rossi);
  const panda = proposal?.accepted.find(({ name }) => name === 'Panda');
  expect(await settle(proposal?.id, 2_000_000)).toMatchObject({ status: 422, code: 'car.model_unknown' });
  expect(await settle(proposal?.id, panda?.id ?? 0)).toMatchObject({ status: 200 });
  expect(await settle(proposal?.id, null)).toMatchObject({ status: 409, code: 'car.model_settled' });
  expect(await carPage(id)).toEqual({ name: 'Panda', slug: 'fiat-panda-milano' });
  expect(await choicesOf(rossi)).not.toContain('Pnada');
  const { companyId, owner, fields } = rossi;
  const edited = { ...fields, model: 'Pnada', version: 1 };
  expect(await ask(businessApi.editCar, owner, { companyId, id }, edited)).toMatchObject({
    status: 409,
    code: 'car.edited_meanwhile',
  });
  const trail = await ask(businessApi.companyAudit, owner, { companyId });
  expect(trail.data.events[0]).toMatchObject({
    action: 'car_model_renamed',
    object: 'Fiat Pnada',
    before: { model: 'Pnada' },
    after: { model: 'Panda' },
  });
});

it('one that two of the staff settle at once is settled once', async () => {
  const rossi = await newCompany();
  await addCar(rossi, 'Duna');
  const id = (await proposalOf(rossi))?.id;
  const statuses = (await Promise.all([settle(id, null), settle(id, null)])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

it('a name that its company has thought better of waits for nobody', async () => {
  const rossi = await newCompany();
  const id = await addCar(rossi, 'Ritmo Nuova');
  const { companyId, owner, fields } = rossi;
  expect(await proposalOf(rossi)).toMatchObject({ name: 'Ritmo Nuova' });
  await ask(businessApi.editCar, owner, { companyId, id }, { ...fields, model: 'Panda', version: 1 });
  expect(await proposalOf(rossi)).toBe(undefined);
});
