import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['home'] };

export default function Home() {
  return <PageMeta />;
}
