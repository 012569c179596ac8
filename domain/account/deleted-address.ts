/** `.invalid` is reserved (RFC 2606): no mail ever reaches it, and nobody signs up with it. */
const DELETED = '@deleted.invalid';

/** What stands in the place of a deleted account's e-mail address; `account.email` is unique. */
export function deletedAddress(accountId: string): string {
  return `${accountId}${DELETED}`;
}

export function isDeletedAddress(email: string): boolean {
  return email.endsWith(DELETED);
}
