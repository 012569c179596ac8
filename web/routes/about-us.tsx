import type { Route } from './+types/about-us';
import { loadPage } from '../../content/load-content.ts';
import { languageOfPath } from '../../locales/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { AboutPage } from '../features/content/about-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadPage('about-us', languageOfPath(url.pathname)) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <AboutPage content={content} />
    </>
  );
}
