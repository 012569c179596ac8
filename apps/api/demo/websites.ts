import type { WebsiteLink } from '@nolo/domain/website/website-link.ts';

/** Resellers and the companies, by key, whose cars they show. */
export const contractors = [
  {
    name: 'Dolce Vita Collection',
    companies: ['dolcevita', 'quadrilatero', 'serenissima'],
  },
] as const;

/** Tenants: the marketplace itself, one company for each of the other themes, and a reseller. */
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
    subDomain: 'quadrilatero',
    name: 'Quadrilatero Prestige',
    color: '#b08d57',
    theme: 3,
    contractor: null,
    company: 'quadrilatero',
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

/**
 * Where the marketplace leads beside its own pages; companies' websites have none of it. The demo company has no profile
 * anywhere, so each link leads to the platform's front page rather than to a dead end. The blog has an English and an
 * Italian edition, as specified, and none for French readers (docs/decisions/0137).
 */
export const websiteLinks: readonly (WebsiteLink & { subDomain: string })[] = [
  link('review', 'https://www.trustpilot.com/', 'Trustpilot'),
  link('review', 'https://www.google.com/maps', 'Google'),
  link('instagram', 'https://www.instagram.com/'),
  link('facebook', 'https://www.facebook.com/'),
  link('youtube', 'https://www.youtube.com/'),
  link('app_store', 'https://apps.apple.com/'),
  link('google_play', 'https://play.google.com/store'),
  { ...link('support', 'https://wordpress.com/support/'), language: 'en' },
  { ...link('support', 'https://wordpress.com/it/support/'), language: 'it' },
  { ...link('blog', 'https://wordpress.com/'), language: 'en' },
  { ...link('blog', 'https://wordpress.com/it/'), language: 'it' },
];

function link(kind: WebsiteLink['kind'], url: string, name: string | null = null) {
  return { subDomain: 'www', kind, name, language: null, url };
}
