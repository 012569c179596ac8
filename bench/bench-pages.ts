import { companies } from '@nolo/api/demo/companies.ts';
import { contractors, websites } from '@nolo/api/demo/websites.ts';
import { themes } from '@nolo/domain/website/theme.ts';
import { createDatabase } from '@nolo/db/database.ts';
import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { paths } from '@nolo/site/app/paths.ts';

export type BenchPage = { name: string; address: string };

type DemoCar = { id: number; slug: string };

/** The online car that matters most among those of the companies called so; of all companies without names. */
async function demoCar(stack: Stack, names: readonly string[] = []): Promise<DemoCar> {
  const { database } = createDatabase(stack.databaseUrl, 1);
  let query = database
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(['car.id', 'car.slug'])
    .where('is_online', '=', true);
  if (names.length > 0) query = query.where('company.name', 'in', names);
  const car = await query.orderBy('importance', 'desc').orderBy('car.id').executeTakeFirstOrThrow();
  await database.destroy();
  return car;
}

/** The pages that are measured, one of each kind: the marketplace in English, with the demo data. */
export async function benchPages(stack: Stack): Promise<BenchPage[]> {
  const car = await demoCar(stack);
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

/** Every kind of page in themes 1 to 3, each by one tenant of the demo. */
export async function benchThemePages(stack: Stack): Promise<BenchPage[]> {
  const tenants = themes.flatMap((theme) =>
    theme === 4 ? [] : (websites.find((website) => website.theme === theme) ?? []),
  );
  const pages = tenants.map(async ({ subDomain, theme, company, contractor }) => {
    const origin = `http://${subDomain}.localhost:${stack.port}`;
    const car = await demoCar(stack, companyNames({ company, contractor }));
    const kinds = {
      home: paths.home('en'),
      'car list': paths.carList('en'),
      car: paths.carDetail('en', car),
      'about us': paths.aboutUs('en'),
      'contact us': paths.contactUs('en'),
      questions: paths.faq('en'),
      terms: paths.terms('en'),
      login: paths.login('en'),
    };
    return Object.entries(kinds).map(([name, path]) => ({
      name: `theme ${theme}, ${name}`,
      address: origin + path,
    }));
  });
  return (await Promise.all(pages)).flat();
}

function companyNames({
  company,
  contractor,
}: {
  company: string | null;
  contractor: string | null;
}): string[] {
  const keys: readonly string[] = contractors.find(({ name }) => name === contractor)?.companies ?? [];
  return companies.filter(({ key }) => key === company || keys.includes(key)).map(({ name }) => name);
}
