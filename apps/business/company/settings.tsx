import { useNavigate, useParams, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';

export const SETTINGS = 'settings';

export async function loadSettings({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [settings, status] = await Promise.all([
    api.call('companySettings', { params: { companyId } }, { signal }),
    api.call('companyStatus', { params: { companyId } }, { signal }),
  ]);
  return { ...settings, status };
}

export type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** What the company has set; only on a page below the settings. */
export function useSettings(): Settings {
  const settings = useRouteLoaderData<typeof loadSettings>(SETTINGS);
  if (settings === undefined) throw new Error(`only inside the route '${SETTINGS}'`);
  return settings;
}

type PageProps = {
  title: string;
  text?: string;
  /** The page that it belongs to, below the company's settings; the settings themselves unless named. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** One subject of the company's settings. */
export function SettingsPage({ title, text, back, children }: PageProps) {
  const t = useTexts('company');
  const { companyId } = useParams();
  const home = `/${companyId}/company`;
  return (
    <>
      <title>{title}</title>
      <BackLink to={back ? `${home}/${back.to}` : home}>{back?.label ?? t('title')}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      {text !== undefined && <p className="text-muted mt-1 max-w-2xl">{text}</p>}
      <div className="mt-4 max-w-2xl">{children}</div>
    </>
  );
}

type FormProps = {
  /** Makes the call of what was typed. */
  send: (typed: FormData, companyId: string) => Promise<unknown>;
  /** Where to go afterwards, below the company's settings. */
  to?: string;
  children: (errorOf: (...names: string[]) => string | undefined) => ReactNode;
};

/** Saves one subject, and goes back to where it was opened, which then says so. */
export function SettingsForm({ send, to = '', children }: FormProps) {
  const t = useTexts('company');
  const { companyId = '' } = useParams();
  const navigate = useNavigate();
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => send(typed, companyId),
    () => navigate(`/${companyId}/company${to}`, { state: { isSaved: true } }),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Card className="grid gap-5">{children(errorOf)}</Card>
      <SaveBar label={t('save')} refusal={refusal} isSending={isSending} />
    </form>
  );
}

/** What was typed into a text field. */
export const typedText = (typed: FormData, name: string): string => (typed.get(name) as string | null) ?? '';
