import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['login'] };

export default function VerifyEmail() {
  return null;
}
