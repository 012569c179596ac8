import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { websiteHome, websitePlaces } from '@nolo/contract/websites.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;
let rossi: { id: number };
let bianchi: { id: number };
let contractorId: number;

async function get(path: string, host = 'www.nolo.test', headers: Record<string, string> = {}) {
  return nolo.app.inject({ url: `/api/v1${path}`, headers: { host, ...headers } });
}

async function data<T>(path: string, host?: string, headers?: Record<string, string>): Promise<T> {
  const reply = await get(path, host, headers);
  expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
  return reply.json<{ data: T }>().data;
}

async function settings(body: unknown) {
  return nolo.app.inject({ method: 'POST', url: '/api/v1/contractor/home', payload: body as object });
}

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  rossi = await createCompany(database, { name: 'Rossi' });
  bianchi = await createCompany(database, { name: 'Bianchi' });
  await createCompany(database, { name: 'Without cars' });
  for (let cars = 0; cars < 14; cars += 1) {
    await createCar(database, {
      company_id: rossi.id,
      day_minor: 3000 + cars * 100,
      importance: cars,
      ...(cars === 0 && { latitude: 41.117, longitude: 16.87, city: 'Bari' }),
    });
  }
  await createCar(database, { company_id: bianchi.id, day_minor: 90_000, importance: 5 });
  await createCar(database, { company_id: bianchi.id, day_minor: 1000, is_online: false });
  const contractor = await database
    .insertInto('contractor')
    .values({ name: 'Reseller' })
    .returning('id')
    .executeTakeFirstOrThrow();
  contractorId = contractor.id;
  await database
    .insertInto('contractor_company')
    .values({ contractor_id: contractorId, company_id: bianchi.id })
    .execute();
  await createWebsite(database, { sub_domain: 'bianchi', theme_count: 3, company_id: bianchi.id });
});
afterAll(() => nolo.close());

describe('POST /contractor/home', () => {
  test('tells the settings of a sub-domain', async () => {
    const reply = await settings({ sub_domain: 'bianchi' });
    expect(reply.json()).toMatchObject({
      data: { website: [{ theme_count: 3, company_id: bianchi.id, contractor_id: null, logo: null }] },
    });
  });

  test.each(['www', 'localhost', 'nolo', '192', '127.0.0.1', 'NOLO', 'bianchi-x'])(
    '%s is known',
    async (name) => {
      expect((await settings({ sub_domain: name })).statusCode).toBe(200);
    },
  );

  test.each(['nobody', 'x'.repeat(64), "x' OR '1'='1", '<b>', '%'])(
    '%s answers 404 website.unknown',
    async (name) => {
      const reply = await settings({ sub_domain: name });
      expect(reply.statusCode).toBe(404);
      expect(reply.json<{ code: string }>().code).toBe('website.unknown');
    },
  );

  test.each([[{}], [{ sub_domain: 5 }], [{ sub_domain: 'x'.repeat(16_385) }], [[]]])(
    '%j is malformed',
    async (body) => {
      expect((await settings(body)).statusCode).toBe(400);
    },
  );
});

test.each([
  { sub_domain: 'plainblue', theme_count: 1, theme_color: null, color: '#2196f3' },
  { sub_domain: 'plainblack', theme_count: 3, theme_color: null, color: '#000000' },
  { sub_domain: 'ownred', theme_count: 3, theme_color: '#aa0000', color: '#aa0000' },
  { sub_domain: 'unopened', theme_count: null, theme_color: null, color: '#458591' },
])('$sub_domain: theme $theme_count has the colour $color', async ({ color, ...website }) => {
  await createWebsite(nolo.deps.database, website);
  const reply = await settings({ sub_domain: website.sub_domain });
  expect(reply.json()).toMatchObject({
    data: { website: [{ theme_count: website.theme_count, theme_color: color }] },
  });
});

const link = (values: { website_id: number; kind: string; url: string; name?: string; language?: string }) =>
  nolo.deps.database.insertInto('website_link').values(values).execute();

async function linksOf(sub_domain: string) {
  const reply = (await settings({ sub_domain })).json<{ data: { website: { links: unknown }[] } }>();
  return reply.data.website[0]?.links;
}

describe('links beside a website’s own pages', () => {
  test('come in their order; a website without any has none', async () => {
    const { id: website_id } = await createWebsite(nolo.deps.database, { sub_domain: 'linked' });
    await createWebsite(nolo.deps.database, { sub_domain: 'unlinked' });
    await link({ website_id, kind: 'review', name: 'Trustpilot', url: 'https://reviews.example/a' });
    await link({ website_id, kind: 'blog', language: 'it', url: 'https://blog.example/it' });
    expect(await linksOf('linked')).toEqual([
      { kind: 'review', name: 'Trustpilot', language: null, url: 'https://reviews.example/a' },
      { kind: 'blog', name: null, language: 'it', url: 'https://blog.example/it' },
    ]);
    expect(await linksOf('unlinked')).toEqual([]);
  });

  test.each([
    ['a script', { kind: 'blog', url: 'javascript:alert(1)' }],
    ['an address that is not secure', { kind: 'blog', url: 'http://blog.example' }],
    ['a kind that nobody shows', { kind: 'fax', url: 'https://fax.example' }],
    ['a review site without a name', { kind: 'review', url: 'https://reviews.example' }],
  ])('%s cannot be stored', async (_, values) => {
    const { id: website_id } = await createWebsite(nolo.deps.database, {
      sub_domain: `bad${randomBytes(4).toString('hex')}`,
    });
    await expect(link({ website_id, ...values })).rejects.toThrow(/check constraint/);
  });
});

describe('GET /website/home', () => {
  type Home = CallData<typeof websiteHome>;

  test('has at most 8 cars a list, by price, and counts', async () => {
    const home = await data<Home>('/website/home');
    expect(home.cheapest.map((car) => car.price.day)).toEqual(
      Array.from({ length: 8 }, (_, index) => 3000 + index * 100),
    );
    expect(home.newest).toHaveLength(8);
    expect(home.favourites).toHaveLength(8);
    expect(home.favourites[0]?.price.day).toBe(4300);
    expect(home.ultra_luxury.map((car) => car.price.day)).toEqual([90_000]);
    expect(home).toMatchObject({ cars_online: 10, companies_online: 2 });
  });

  test.each([
    ['company_id', () => ({ company_id: String(bianchi.id) }), 1],
    ['contractor_id', () => ({ contractor_id: String(contractorId) }), 1],
    ['a contractor that nobody has', () => ({ contractor_id: '999999999' }), 0],
    ["the text 'undefined'", () => ({ company_id: 'undefined', contractor_id: '' }), 2],
  ])('%s narrows it on the main host', async (_name, headers, companies) => {
    const home = await data<Home>('/website/home', 'www.nolo.test', headers());
    const shown = new Set(home.cheapest.map((car) => car.company.id));
    expect(home).toMatchObject({ companies_online: companies });
    expect(shown.has(rossi.id)).toBe(companies === 2);
  });

  test('shows a tenant its own cars only', async () => {
    const home = await data<Home>('/website/home', 'bianchi.nolo.test', { company_id: String(rossi.id) });
    const cars = [...home.cheapest, ...home.newest, ...home.favourites, ...home.ultra_luxury];
    expect(new Set(cars.map((car) => car.company.id))).toEqual(new Set([bianchi.id]));
    expect(home).toMatchObject({ companies_online: 1 });
  });

  test('of an unknown website is 404', async () => {
    expect((await get('/website/home', 'nobody.nolo.test')).statusCode).toBe(404);
  });
});

describe('lists', () => {
  test('companies with cars online, of the tenant', async () => {
    const all = await data<{ companies: { company_name: string }[] }>('/website/company?limit=100');
    expect(all.companies.map((company) => company.company_name)).toEqual(['Bianchi', 'Rossi']);
    const own = await data<{ companies: { id: number }[] }>('/website/company', 'bianchi.nolo.test');
    expect(own.companies.map(({ id }) => id)).toEqual([bianchi.id]);
    expect((await data<{ companies: unknown[] }>('/website/company?limit=1')).companies).toHaveLength(1);
  });

  test('car types and makes', async () => {
    expect(await data('/car_type')).toMatchObject({ carTypes: [{ carType: 'City Car', key: 'city-car' }] });
    expect(await data('/car_make?limit=5')).toMatchObject({ carMakes: [{ carMake: 'Fiat' }] });
  });

  test('makes are in the order that people look for them', async () => {
    const makes = ['Volvo', 'Škoda', 'Tesla', 'Seat'].map((name) => ({ name }));
    await nolo.deps.database.insertInto('car_make').values(makes).execute();
    const { carMakes } = await data<{ carMakes: { carMake: string }[] }>('/car_make');
    const names = carMakes.map(({ carMake }) => carMake);
    expect(names).toEqual(['Fiat', 'Seat', 'Škoda', 'Tesla', 'Volvo']);
  });

  test('places in the language', async () => {
    const found = await data<{ places: { name: string }[] }>('/website/places?q=florenc', undefined, {
      'accept-language': 'en',
    });
    expect(found.places[0]?.name).toBe('Florence');
    expect((await data<{ places: unknown[] }>('/website/places')).places.length).toBeGreaterThan(0);
  });

  test.each([
    ['roma', 'www.nolo.test', true],
    ['bari', 'www.nolo.test', true],
    ['bari', 'bianchi.nolo.test', false],
    ['roma', 'bianchi.nolo.test', true],
    ['florence', 'www.nolo.test', false],
  ])('%s at %s has cars within reach: %s', async (q, host, hasCars) => {
    const { places } = await data<CallData<typeof websitePlaces>>(`/website/places?q=${q}&limit=1`, host);
    expect(places.map((place) => place.has_cars)).toEqual([hasCars]);
  });

  test.each([
    '/website/company?limit=0',
    '/website/company?limit=101',
    '/car_make?limit=x',
    '/website/places?limit=21',
    `/website/places?q=${'x'.repeat(101)}`,
  ])('%s is malformed', async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });
});
