import { LogInOrSignUp } from '../features/account/log-in-or-sign-up.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { useTenant } from '../theme/use-tenant.ts';

export const handle: PageHandle = {
  namespaces: ['login', 'account', 'validation'],
  header: false,
  footer: false,
};

export default function Login() {
  const t = useTexts('login');
  const tenant = useTenant();
  return (
    <>
      <PageMeta description={tenant ? t('description_own', { name: tenant.name }) : t('description')} />
      <LogInOrSignUp />
    </>
  );
}
