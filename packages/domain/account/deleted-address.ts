/**
 * What stands in the place of a deleted account's e-mail address; `account.email` is unique. `.invalid` is reserved
 * (RFC 2606): no mail ever reaches it, and nobody signs up with it.
 */
export function deletedAddress(accountId: string): string {
  return `${accountId}@deleted.invalid`;
}
