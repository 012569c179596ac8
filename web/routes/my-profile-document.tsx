import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['documents'] };

export default function MyProfileDocument() {
  return <PageMeta isPrivate />;
}
