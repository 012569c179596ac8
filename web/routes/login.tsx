import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['login', 'validation'], header: false, footer: false };

export default function Login() {
  return <PageMeta />;
}
