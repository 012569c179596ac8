import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['login'] };

export default function VerifyEmail() {
  return <PageMeta isPrivate />;
}
