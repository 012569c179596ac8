import { afterAll, beforeAll, expect, it } from 'vitest';
import carTexts from '../../locales/en/car.ts';
import { createCar, inDays } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { reservationBody, reserveOver } from '../factories/reservation.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';
import { testNow } from '../setup/test-day.ts';

/** They hold all texts of the page, shown or not. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

const HOUR_MS = 3_600_000;

const isTaken = (html: string) => html.replaceAll(SCRIPTS, '').includes(carTexts.taken_title);

let stage: Stage;
let servers: ServerProcess[];

// Pages are kept for an hour: what is seen sooner was told by the database, within a second of the change
// (`server/platform/changes.test.ts`).
beforeAll(async () => {
  stage = await createStage({ environment: { PAGE_CACHE_SECONDS: '3600' } });
  servers = [await stage.startServer(), await stage.startServer('other')];
});
afterAll(() => stage.close());

async function page(origin: string, path: string) {
  const reply = await fetch(origin + path);
  // Each rendering has a nonce of its own: one policy is one rendering.
  return {
    status: reply.status,
    rendering: reply.headers.get('content-security-policy'),
    html: await reply.text(),
  };
}

/** Asks every process until it has kept a page that says this, and gives it out again; tells how many do. */
async function keeping(path: string, says: (html: string) => boolean): Promise<number> {
  for (const { origin } of servers) {
    await until(`a kept page of ${path}`, async () => {
      const [first, second] = [await page(origin, path), await page(origin, path)];
      expect([first.status, second.status]).toEqual([200, 200]);
      return first.rendering === second.rendering && says(first.html);
    });
  }
  return servers.length;
}

it('a changed price is on the next page of every process', async () => {
  const car = await createCar(stage.database);
  const path = `/en/car-detail/${car.slug}/${car.id}?start_date=${inDays(10)}&end_date=${inDays(13)}`;
  expect(await keeping(path, (html) => html.includes('€180.00'))).toBe(2);
  expect(await keeping('/en', (html) => html.includes(`/${car.id}`) && html.includes('€60'))).toBe(2);
  const values = { day_minor: 7700, week_minor: null, month_minor: null };
  await stage.database.updateTable('car').set(values).where('id', '=', car.id).execute();
  expect(await keeping(path, (html) => html.includes('€231.00'))).toBe(2);
  expect(await keeping('/en', (html) => html.includes(`/${car.id}`) && html.includes('€77'))).toBe(2);
});

it('a booked car is taken on the next page of every process', async () => {
  const car = await createCar(stage.database);
  const path = `/en/car-detail/${car.slug}/${car.id}?start_date=${inDays(10)}&end_date=${inDays(13)}`;
  expect(await keeping(path, (html) => !isTaken(html))).toBe(2);
  const [first] = servers;
  await reserveOver(first?.origin ?? '', await createRenter(stage.database), car.id, reservationBody());
  expect(await keeping(path, isTaken)).toBe(2);
});

it('a car that is taken now says so on the next home page of every process', async () => {
  const car = await createCar(stage.database);
  const saysWhen = (html: string) => {
    const card = html.replaceAll(SCRIPTS, '').split(`/${car.slug}/${car.id}`)[1]?.split('</article>')[0];
    return card === undefined ? null : /Available in \d+ days/.test(card);
  };
  expect(await keeping('/en', (html) => saysWhen(html) === false)).toBe(2);
  const during = `[${new Date(testNow().getTime() - HOUR_MS).toISOString()},${new Date(testNow().getTime() + 240 * HOUR_MS).toISOString()})`;
  await stage.database.insertInto('hold').values({ car_id: car.id, reason: 'offline', during }).execute();
  expect(await keeping('/en', (html) => saysWhen(html) === true)).toBe(2);
});
