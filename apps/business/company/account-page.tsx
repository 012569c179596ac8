import { useState } from 'react';
import { redirect, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { formatDeadline, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import type { ProviderAccountState } from '@nolo/domain/companies/provider-account.ts';
import { api } from '../api.ts';
import { SettingsPage, useSettings } from './settings.tsx';

const tones: Record<ProviderAccountState, Tone> = {
  none: 'neutral',
  incomplete: 'warning',
  restricted: 'danger',
  enabled: 'success',
  rejected: 'danger',
};

/** Back from the provider, it is asked how the account stands before the page is shown. */
export async function checkAccount({ params: { companyId = '' }, request: { url } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(url);
  if (!searchParams.has('back') && !searchParams.has('again')) return { error: null };
  try {
    await api.call('checkProviderAccount', { params: { companyId } });
  } catch (error) {
    if (isApiError(error, 'auth.required')) throw error;
    return { error };
  }
  return redirect(`/${companyId}/company/account`);
}

/** The account that the company is paid to: how it stands, and the way to the provider's own pages. */
export function AccountPage() {
  const t = useTexts('company');
  const language = useLanguage();
  const { account } = useSettings();
  const { isBusy, error, open } = useProvider();
  const { state, due, due_by } = account;
  return (
    <SettingsPage title={t('account')} text={t('account_page_text')}>
      <Card className="grid gap-4">
        <div>
          <Badge tone={tones[state]}>{t(`account_${state}`)}</Badge>
          <p className="mt-2">{t(`account_${state}_text`)}</p>
        </div>
        {due.length > 0 && state !== 'incomplete' && (
          <div>
            <p className="font-semibold">
              {due_by === null
                ? t('account_due')
                : t('account_due_by', { moment: formatDeadline(localDateTime(due_by), language) })}
            </p>
            <ul className="mt-1 list-disc pl-5" translate="no">
              {due.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        {error !== null && <Refusal error={error} />}
        {state !== 'rejected' && (state !== 'enabled' || due.length > 0) && (
          <Button size="large" className="justify-self-start" isBusy={isBusy} onClick={open}>
            {t(state === 'none' ? 'account_open' : 'account_complete')}
          </Button>
        )}
      </Card>
    </SettingsPage>
  );
}

/** Goes to the provider's own pages, which lead back to `?back`, or `?again` once their address has expired. */
function useProvider() {
  const { companyId = '' } = useParams();
  const { error: notChecked } = useLoaderData<typeof checkAccount>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(notChecked);
  const open = () => {
    setIsBusy(true);
    setError(null);
    api.call('openProviderAccount', { params: { companyId } }).then(
      ({ url }) => window.location.assign(url),
      (failure: unknown) => {
        setError(failure);
        setIsBusy(false);
      },
    );
  };
  return { isBusy, error, open };
}
