import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['car'] };

export default function CarDetail() {
  return <PageMeta />;
}
