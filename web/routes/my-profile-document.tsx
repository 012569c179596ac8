import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['documents'] };

export default function MyProfileDocument() {
  return null;
}
