import { hostNameOf } from './host-name.ts';

/** Of the first label, as of a preview's (`rossi-preview.nolo.rent`): what stands before it is the tenant. */
const AFTER_TENANT = '-';

/** First labels that name this machine or the product, not a tenant; 192: an address of a local network. */
const MAIN_SITE = new Set(['', 'localhost', 'www', 'nolo', '127', '192']);

/**
 * The tenant a host name stands for (docs/specification/tenants.md 1): its first label, the text before its first
 * hyphen. Local hosts, IP addresses and the product's own name mean `www`.
 */
export function subDomainOf(host: string): string {
  const name = hostNameOf(host);
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'www';
  const label = (name.split('.')[0] ?? '').split(AFTER_TENANT)[0] ?? '';
  return MAIN_SITE.has(label) ? 'www' : label;
}

/** Whether a host shows a tenant's site under another name than its sub-domain. */
export const isPreviewHost = (host: string): boolean =>
  (hostNameOf(host).split('.')[0] ?? '').includes(AFTER_TENANT);
