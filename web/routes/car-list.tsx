import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['search'], footer: false };

export default function CarList() {
  return null;
}
