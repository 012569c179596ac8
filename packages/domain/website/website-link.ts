export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const appStores = ['app_store', 'google_play'] as const;
export type AppStore = (typeof appStores)[number];

/** Where a website may lead beside its own pages (docs/specification/pages.md 4 and 5). */
export const websiteLinkKinds = [
  'review',
  ...socialNetworks,
  ...appStores,
  'support',
  'blog',
  'rental_portal',
] as const;
export type WebsiteLinkKind = (typeof websiteLinkKinds)[number];

export type WebsiteLink = {
  kind: WebsiteLinkKind;
  /** Of a review site; null otherwise. */
  name: string | null;
  /** Null: for every language that has none of its own. */
  language: string | null;
  url: string;
};

/** The links a reader of `language` sees: of those that differ by language only that language's. */
export function linksInLanguage<Link extends WebsiteLink>(links: readonly Link[], language: string): Link[] {
  const hasOwn = ({ kind, name }: Link) =>
    links.some((other) => other.kind === kind && other.name === name && other.language === language);
  return links.filter((link) => link.language === language || (link.language === null && !hasOwn(link)));
}
