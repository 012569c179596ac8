import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Of the eight parts of an address of IPv6: what one household or one machine is given at least (/64). */
const NETWORK_PARTS = 4;

/**
 * By what somebody without a name is counted: their address, or of IPv6 the network, inside which they have more addresses
 * than anybody could count.
 */
export function countedAddress(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail?.split(':').filter((part) => part !== '') ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, NETWORK_PARTS).join(':');
}

/** '10.0.0.7', '10.0.0.0/8', '2001:db8::/32': what a list of trusted proxies may name. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of length 0 is everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
