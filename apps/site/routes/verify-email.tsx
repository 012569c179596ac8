import { useSearchParams } from 'react-router';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = { namespaces: ['login', 'account', 'validation'] };

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta isPrivate />
      <VerifyEmail token={search.get('token')} />
    </>
  );
}
