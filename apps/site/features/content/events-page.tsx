import { Link } from 'react-router';
import { eventKeys, type EventKey } from '@nolo/content/events.ts';
import type { EventsContent } from '@nolo/content/schema/occasion.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ArrowRightIcon } from '@nolo/ui/icons.tsx';
import { EventFilm } from './event-film.tsx';
import { filmFile } from './film-files.ts';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { Testimonials, type Testimonial } from '../../shared/content/testimonials.tsx';

type Props = { content: EventsContent<EventKey>; testimonials: readonly Testimonial[] };

/** Weddings, productions, corporate events. */
export function EventsPage({ content, testimonials }: Props) {
  const t = useTexts('content');
  return (
    <>
      <PageOpening
        title={content.title}
        description={content.description}
        highlightedWord={content.highlightedWord}
        picture={<EventFilm film="list" />}
      />
      <div className="page-width flex flex-col gap-14 py-12">
        <ul className="grid gap-4 md:grid-cols-3">
          {eventKeys.map((key) => (
            <EventCard key={key} event={key} {...content.sections[key]} />
          ))}
        </ul>
        <Sections sections={content.text} />
        <Testimonials title={t('testimonials')} testimonials={testimonials} />
      </div>
    </>
  );
}

function EventCard({ event, name, subtitle }: { event: EventKey; name: string; subtitle: string }) {
  const language = useLanguage();
  return (
    <li className="border-line bg-surface rounded-card hover:shadow-raised relative overflow-hidden border">
      <img
        src={filmFile(event, 'webp')}
        alt=""
        width="960"
        height="600"
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <div className="p-6">
        <h2 className="text-xl">
          <Link to={paths.event(language, event)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-muted mt-2">{subtitle}</p>
        <ArrowRightIcon className="text-primary-text mt-4" />
      </div>
    </li>
  );
}
