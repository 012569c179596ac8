/** By what a device knows an account: the bytes of its random id, which say nothing about anybody. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}
