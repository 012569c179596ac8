/** An Italian address in the parts that an e-invoice asks for; `province` is its sign, 'RM'. */
export type PostalAddress = { street: string; zip: string; city: string; province: string };

const WRITTEN = /^(.+?),?\s+(\d{5})\s+(.+?)\s+(?:\(([A-Z]{2})\)|([A-Z]{2}))$/;

/**
 * Reads 'Via Giolitti 10, 00185 Roma (RM)', as people write an address in one line, with or without the brackets; null when
 * postal code or province are not there.
 */
export function readPostalAddress(written: string): PostalAddress | null {
  const [, street, zip, city, bracketed, bare] = WRITTEN.exec(written.trim().replace(/\s+/g, ' ')) ?? [];
  const province = bracketed ?? bare;
  if (street === undefined || zip === undefined || city === undefined || province === undefined) return null;
  return { street, zip, city, province };
}
