/** What search engines and browsers ask for by name, outside any language: each a route without a view. */
export const siteFiles = {
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  pagesSitemap: 'sitemaps/pages.xml',
  manifest: 'manifest.webmanifest',
  carsSitemap: 'sitemaps/cars/:file',
} as const;
