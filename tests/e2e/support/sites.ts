import type { Theme } from '@nolo/domain/website/theme.ts';

type Site = { theme: Theme; label: string; font: string; company: string };

/** One website of each theme of the demo, its typeface, and a company whose cars it offers. */
export const sites = [
  { theme: 1, label: 'rossi', font: 'roboto', company: 'Autonoleggio Rossi' },
  { theme: 2, label: 'laguna', font: 'poppins', company: 'Laguna Drive' },
  { theme: 3, label: 'dolcevita', font: 'montserrat', company: 'Dolce Vita Luxury Cars' },
  { theme: 4, label: 'www', font: 'plus-jakarta-sans', company: 'Autonoleggio Rossi' },
] as const satisfies readonly Site[];

/** The marketplace's address is the bare one, to which `www.` redirects. */
export const hostOf = (label: string, port: number): string =>
  `${label === 'www' ? '' : `${label}.`}localhost:${port}`;
