import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['home'] };

export default function Home() {
  return null;
}
