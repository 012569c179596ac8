import type { Route } from './+types/home';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf, nowOf, themeOf } from '../api/request-context.ts';
import { allOf } from '../features/home/all-of.ts';
import { Organisation } from '../features/home/organisation.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { useTenant } from '../theme/use-tenant.ts';
import { nowInItaly } from '../shared/rental/rental-dates.ts';

export const handle: PageHandle = { namespaces: ['home', 'search'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [home, { carTypes }] = await Promise.all([api.call('websiteHome'), api.call('carTypes')]);
  return {
    home,
    allOf: allOf(themeOf(context), languageOfPath(url.pathname), carTypes),
    now: nowInItaly(nowOf(context)),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts('home');
  const isTenant = useTenant() !== null;
  const meta = isTenant ? { title: t('title_own') } : { title: t('title'), description: t('description') };
  return (
    <>
      <PageMeta {...meta} />
      <Organisation />
      <HomePage {...loaderData} />
    </>
  );
}
