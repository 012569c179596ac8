import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['checkout'] };

export default function Checkout() {
  return <PageMeta isPrivate />;
}
