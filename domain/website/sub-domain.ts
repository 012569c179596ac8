import { hostNameOf } from './host-name.ts';

/** First labels that name this machine or the product, not a tenant; 192: an address of a local network. */
const MAIN_SITE = new Set(['', 'localhost', 'www', 'nolo', '127', '192']);

/**
 * The tenant a host name stands for (decisions.md 8): its first label, the text before its first hyphen.
 * Local hosts, IP addresses and the product's own name mean `www`.
 */
export function subDomainOf(host: string): string {
  const name = hostNameOf(host);
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'www';
  const label = (name.split('.')[0] ?? '').split('-')[0] ?? '';
  return MAIN_SITE.has(label) ? 'www' : label;
}
