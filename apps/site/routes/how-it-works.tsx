import type { Route } from './+types/how-it-works';
import { loadPage } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { HowItWorksPage } from '../features/content/how-it-works-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadPage('how-it-works', languageOfPath(url.pathname)) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <HowItWorksPage content={content} />
    </>
  );
}
