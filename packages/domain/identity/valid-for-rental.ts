/** A document that ends during the rental is no good for it; it is good on the day it names. Both as ISO texts. */
export function isValidForRental(expiresOn: string, returnLocal: string): boolean {
  return expiresOn >= returnLocal.slice(0, 10);
}
