import { Form, Link, Navigate, useActionData } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import type { LogOutQuestion } from './log-out.ts';

/** Whoever logs out while something is unsent reads what becomes of it: with a network it is lost, without one it waits. */
export function LogOutPage() {
  const t = useTexts('counter');
  const common = useTexts('common');
  const asked = useActionData<LogOutQuestion>();
  if (asked === undefined) return <Navigate to="/" replace />;
  return (
    <main className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10">
      <title>{t('log_out_title')}</title>
      <h1 className="text-2xl">{t('log_out_title')}</h1>
      <p>{t(asked.isOnline ? 'log_out_text' : 'log_out_offline', { count: asked.unsent })}</p>
      <Link to="/" className={buttonStyle('primary', 'large')}>
        {t('log_out_stay')}
      </Link>
      <Form method="post" className="grid">
        <input type="hidden" name="confirmed" value="yes" />
        <Button type="submit" variant={asked.isOnline ? 'danger' : 'secondary'} size="large">
          {common('header_log_out')}
        </Button>
      </Form>
    </main>
  );
}
