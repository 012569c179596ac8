import { slugOf } from '../slug.ts';

/** What a file is called in a renter's downloads: by the website it comes from, then what it is. */
export function fileNameOf(site: string, what: string): string {
  return `${slugOf(site) || 'booking'}-${what}`;
}
