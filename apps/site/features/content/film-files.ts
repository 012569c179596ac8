import type { EventKey } from '@nolo/content/events.ts';

const files = import.meta.glob<string>('./films/*', { eager: true, query: '?url', import: 'default' });

/** The films of the event pages; `list` is that of the page which lists them. */
export type FilmKey = EventKey | 'list';

export type FilmFormat = 'webp' | 'webm' | 'mp4';

/** Address of a film, or of its first picture (`webp`). */
export function filmFile(film: FilmKey, format: FilmFormat): string | undefined {
  return files[`./films/${film}.${format}`];
}
