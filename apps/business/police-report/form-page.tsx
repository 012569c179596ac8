import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Card } from '@nolo/ui/card.tsx';
import { BackTo } from '../bookings/back-to.tsx';

type Props = {
  title: string;
  text: string;
  /** Makes the call of what was typed. */
  send: (typed: FormData, rental: { companyId: string; id: string }) => Promise<unknown>;
  children: (errorOf: (...names: string[]) => string | undefined) => ReactNode;
  /** Below the form. */
  more?: ReactNode;
};

/** One thing that the report asks for; saved, it leads back to the report. */
export function FormPage({ title, text, send, children, more }: Props) {
  const t = useTexts('police-report');
  const { companyId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const report = `/${companyId}/rentals/${id}/police-report`;
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => send(typed, { companyId, id }),
    () => navigate(report),
  );
  return (
    <>
      <title>{title}</title>
      <BackTo to={report}>{t('title')}</BackTo>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted mt-1 max-w-2xl">{text}</p>
      <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 max-w-2xl">
        <Card className="grid gap-5">{children(errorOf)}</Card>
        <SaveBar label={t('save')} refusal={refusal} isSending={isSending} />
      </form>
      {more}
    </>
  );
}
