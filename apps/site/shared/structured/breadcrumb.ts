import type { BreadcrumbListLeaf } from 'schema-dts';

export type Step = { name: string; to: string };

/** The way to a page, from the home page on; the last step is the page itself. */
export function breadcrumb(origin: string, steps: readonly Step[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + to,
    })),
  };
}
