import { createDatabase } from '../server/platform/database.ts';
import type { Stack } from '../tests/e2e/support/stack.ts';
import { paths } from '../web/app/paths.ts';

export type BenchPage = { name: string; address: string };

/** The pages that are measured, one of each kind: the marketplace in English, with the demo data. */
export async function benchPages(stack: Stack): Promise<BenchPage[]> {
  const { database } = createDatabase(stack.databaseUrl, 1);
  const car = await database
    .selectFrom('car')
    .select(['id', 'slug'])
    .where('is_online', '=', true)
    .orderBy('importance', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await database.destroy();
  return [
    { name: 'home', address: stack.origin + paths.home('en') },
    { name: 'car list', address: stack.origin + paths.carList('en') },
    { name: 'car', address: stack.origin + paths.carDetail('en', car) },
    { name: 'city', address: stack.origin + paths.city('en', 'roma') },
    { name: 'airport', address: stack.origin + paths.airport('en', 'roma-fiumicino') },
    { name: 'event', address: stack.origin + paths.event('en', 'weddings') },
    { name: 'list your cars', address: stack.origin + paths.listYourCars('en') },
    { name: 'terms', address: stack.origin + paths.terms('en') },
    { name: 'login', address: stack.origin + paths.login('en') },
  ];
}
