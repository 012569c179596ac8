import { data, redirect } from 'react-router';
import type { Route } from './+types/event';
import { eventKeys, eventSlugs } from '@nolo/content/events.ts';
import { loadEvent, loadEvents } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { inLanguage, paths } from '../app/paths.ts';
import { EventFilm } from '../features/content/event-film.tsx';
import { loadCars } from '../features/content/load-cars.ts';
import { OccasionPage } from '../features/content/occasion-page.tsx';
import { Breadcrumbs } from '../features/content/breadcrumbs.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content', 'search'] };

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const own = inLanguage(url.pathname, language);
  if (own !== url.pathname) throw redirect(own + url.search, 301);
  const key = eventKeys.find((one) => eventSlugs[one][language] === params.eventName);
  if (!key) throw data(null, { status: 404 });
  const [content, { sections }, cars] = await Promise.all([
    loadEvent(key, language),
    loadEvents(language),
    loadCars(apiOf(context), { isEvent: true }),
  ]);
  return { key, content, name: sections[key].name, cars };
}

export default function Event({ loaderData: { key, content, name, cars } }: Route.ComponentProps) {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <OccasionPage
        content={content}
        cars={cars}
        listHref={paths.carList(language, { isEvent: true })}
        breadcrumbs={
          <Breadcrumbs steps={[{ name: t('title_events'), to: paths.events(language) }]} here={name} />
        }
        picture={<EventFilm film={key} />}
      />
    </>
  );
}
