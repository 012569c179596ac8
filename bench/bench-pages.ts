import { createDatabase } from '../server/platform/database.ts';
import type { Stack } from '../tests/e2e/support/stack.ts';
import { paths } from '../web/app/paths.ts';

export type BenchPage = { name: 'home' | 'car list' | 'car' | 'login'; address: string };

/** The pages that are measured: the marketplace in English, with the demo data. */
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
    { name: 'login', address: stack.origin + paths.login('en') },
  ];
}
