/**
 * The tenant a host name stands for (decisions.md 8): first label, text before its first hyphen.
 * Local hosts, IP addresses and the product's own name mean `www`.
 */
export function subDomainOf(host: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name)) return 'www';
  const label = (name.split('.')[0] ?? '').split('-')[0] ?? '';
  return ['', 'localhost', '192', '127', 'nolo'].includes(label) ? 'www' : label;
}
