import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['login', 'validation'], header: false, footer: false };

export default function Login() {
  return null;
}
