import { expect, test } from 'vitest';
import { linksInLanguage, type WebsiteLink } from './website-link.ts';

const blog = (language: string | null, url: string): WebsiteLink => ({
  kind: 'blog',
  name: null,
  language,
  url,
});
const review = (name: string): WebsiteLink => ({
  kind: 'review',
  name,
  language: null,
  url: `https://${name}`,
});

test('a language’s own link takes the place of the one for all', () => {
  const links = [blog(null, 'https://all'), blog('it', 'https://it'), review('a'), review('b')];
  expect(linksInLanguage(links, 'it').map(({ url }) => url)).toEqual([
    'https://it',
    'https://a',
    'https://b',
  ]);
  expect(linksInLanguage(links, 'fr').map(({ url }) => url)).toEqual([
    'https://all',
    'https://a',
    'https://b',
  ]);
});

test('what is there in another language only is not there', () => {
  expect(linksInLanguage([blog('it', 'https://it')], 'fr')).toEqual([]);
});
