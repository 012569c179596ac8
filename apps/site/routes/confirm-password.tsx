import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { ConfirmPassword } from '../features/account/confirm-password.tsx';

export const handle: PageHandle = {
  namespaces: ['login', 'account', 'validation'],
  header: false,
  footer: false,
};

export default function ConfirmPasswordPage() {
  return (
    <>
      <PageMeta isPrivate />
      <ConfirmPassword />
    </>
  );
}
