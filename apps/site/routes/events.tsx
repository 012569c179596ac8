import type { Route } from './+types/events';
import { loadEvents } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { EventsPage } from '../features/content/events-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const [content, { testimonials }] = await Promise.all([
    loadEvents(languageOfPath(url.pathname)),
    apiOf(context).call('testimonials'),
  ]);
  return { content, testimonials };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={loaderData.content.meta.title} description={loaderData.content.meta.description} />
      <EventsPage {...loaderData} />
    </>
  );
}
