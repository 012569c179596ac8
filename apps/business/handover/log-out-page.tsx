import { Form, Link, Navigate, useActionData } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';

/** Whoever logs out while something waits to be sent loses it, and says that they know. */
export function LogOutPage() {
  const t = useTexts('counter');
  const common = useTexts('common');
  const asked = useActionData<{ waiting: number }>();
  if (asked === undefined) return <Navigate to="/" replace />;
  return (
    <main className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10">
      <title>{t('log_out_title')}</title>
      <h1 className="text-2xl">{t('log_out_title')}</h1>
      <p>{t('log_out_text', { count: asked.waiting })}</p>
      <Link to="/" className={buttonStyle('primary', 'large')}>
        {t('log_out_stay')}
      </Link>
      <Form method="post" className="grid">
        <input type="hidden" name="confirmed" value="yes" />
        <Button type="submit" variant="danger" size="large">
          {common('header_log_out')}
        </Button>
      </Form>
    </main>
  );
}
