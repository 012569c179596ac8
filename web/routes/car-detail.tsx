import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['car'] };

export default function CarDetail() {
  return null;
}
