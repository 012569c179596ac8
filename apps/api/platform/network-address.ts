import { isIP } from 'node:net';

/** '10.0.0.7', '10.0.0.0/8', '2001:db8::/32': what a list of trusted proxies may name. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of length 0 is everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
