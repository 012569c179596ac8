import type { Route } from './+types/car-rental-tools';
import { loadPage } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { RentalToolsPage } from '../features/content/rental-tools-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadPage('car-rental-tools', languageOfPath(url.pathname)) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <RentalToolsPage content={content} />
    </>
  );
}
