import { LogInOrSignUp } from '../features/account/log-in-or-sign-up.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = {
  namespaces: ['login', 'account', 'validation'],
  header: false,
  footer: false,
};

export default function Login() {
  const t = useTexts('login');
  return (
    <>
      <PageMeta description={t('description')} />
      <LogInOrSignUp />
    </>
  );
}
