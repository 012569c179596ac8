/**
 * What a first visit to a page may weigh: kB of 1,000 bytes, gzip. `npm test` adds up the files without which the page
 * does not start; `npm run bench -- pages` measures what a browser transfers, what loads soon after included.
 */
type PageLimit = {
  /** As `bench/bench-pages.ts` calls the page. */
  page: string;
  route: string;
  javascript: number;
};

export const STYLES_KB = 16;

/** Of the companies' portal and the back office, each; texts come as small files of their own. */
export const PORTAL_KB = 150;

export const pageLimits: readonly PageLimit[] = [
  { page: 'home', route: 'routes/home', javascript: 171 },
  { page: 'car list', route: 'routes/car-list', javascript: 181 },
  { page: 'car', route: 'routes/car-detail', javascript: 182 },
  { page: 'city', route: 'city', javascript: 160 },
  { page: 'airport', route: 'routes/airport', javascript: 160 },
  { page: 'event', route: 'routes/event', javascript: 160 },
  { page: 'list your cars', route: 'routes/list-your-cars', javascript: 175 },
  { page: 'terms', route: 'terms', javascript: 160 },
  { page: 'login', route: 'routes/login', javascript: 175 },
  { page: 'about us', route: 'routes/about-us', javascript: 160 },
  { page: 'contact us', route: 'routes/contact-us', javascript: 162 },
  { page: 'questions', route: 'routes/faq', javascript: 160 },
];

/** What a page without a limit of its own, as those of a renter's account, may load more than home does. */
export const MORE_THAN_HOME_KB = 40;

/** The limit of a page of the benchmarks, whatever its theme; none for a page that is measured only. */
export function limitOf(page: string): number | undefined {
  return pageLimits.find((limit) => limit.page === page)?.javascript;
}
