import type { Route } from './+types/events';
import { loadEvents } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { EventsPage } from '../features/content/events-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadEvents(languageOfPath(url.pathname)) };
}

export default function Events({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <EventsPage content={content} />
    </>
  );
}
