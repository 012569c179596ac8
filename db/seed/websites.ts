import type { WebsiteLink } from '../../domain/website/website-link.ts';

/** Resellers and the companies, by key, whose cars they show. */
export const contractors = [
  {
    name: 'Dolce Vita Collection',
    companies: ['dolcevita', 'quadrilatero', 'serenissima'],
  },
] as const;

/** Tenants: the marketplace itself, and one website for each of the other themes. */
export const websites = [
  {
    subDomain: 'www',
    name: 'Nolo',
    color: '#2196f3',
    theme: 4,
    contractor: null,
    company: null,
    legal: null,
    replyTo: null,
  },
  {
    subDomain: 'rossi',
    name: 'Autonoleggio Rossi',
    color: '#2196f3',
    theme: 1,
    contractor: null,
    company: 'rossi',
    legal: null,
    replyTo: null,
  },
  {
    subDomain: 'laguna',
    name: 'Laguna Drive',
    color: '#0f766e',
    theme: 2,
    contractor: null,
    company: 'laguna',
    legal: null,
    replyTo: null,
  },
  {
    subDomain: 'dolcevita',
    name: 'Dolce Vita Collection',
    color: '#000000',
    theme: 3,
    contractor: 'Dolce Vita Collection',
    company: null,
    legal: { name: 'Dolce Vita Collection S.r.l.', vat: 'IT12345670017' },
    replyTo: 'ciao@dolcevita.example',
  },
] as const;

/** Where the marketplace leads beside its own pages; companies' websites have none of it. */
export const websiteLinks: readonly (WebsiteLink & { subDomain: string })[] = [
  link('review', 'https://trustpilot.example/review/nolo', { name: 'Trustpilot' }),
  link('review', 'https://reviews.example/nolo', { name: 'Google' }),
  link('instagram', 'https://instagram.example/nolo'),
  link('facebook', 'https://facebook.example/nolo'),
  link('youtube', 'https://youtube.example/@nolo'),
  link('app_store', 'https://apps.example/app/nolo'),
  link('google_play', 'https://play.example/store/apps/nolo'),
  link('support', 'https://help.nolo.example/en'),
  link('support', 'https://help.nolo.example/it', { language: 'it' }),
  link('support', 'https://help.nolo.example/fr', { language: 'fr' }),
  link('blog', 'https://blog.nolo.example/en', { language: 'en' }),
  link('blog', 'https://blog.nolo.example/it', { language: 'it' }),
];

function link(
  kind: WebsiteLink['kind'],
  url: string,
  { name = null, language = null }: { name?: string | null; language?: string | null } = {},
) {
  return { subDomain: 'www', kind, name, language, url };
}
