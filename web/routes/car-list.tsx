import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['search'], footer: false };

export default function CarList() {
  return <PageMeta />;
}
