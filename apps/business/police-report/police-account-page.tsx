import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { PasswordField, TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { SettingsForm, SettingsPage } from '../company/settings.tsx';
import { PlacePicker } from './place-picker.tsx';

type Body = CallInput<BusinessApi['savePoliceAccount']>['body'];

export const loadAccount = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('policeAccount', { params: { companyId } }, { signal });

const dayOf = (moment: string) => formatDate(localDateTime(moment).slice(0, 10));

/** The company's credentials for the police's service, which an owner enters; what is there is never shown again. */
export function PoliceAccountPage() {
  const t = useTexts('police-report');
  const { service, agency_id, agency_place, username, changed_at, refused_at } =
    useLoaderData<typeof loadAccount>();
  return (
    <SettingsPage title={t('account')} text={t('account_page_text')}>
      <div className="mb-4 grid gap-2 empty:hidden">
        {service === 'file' && <p>{t('account_file')}</p>}
        {service === 'none' && <p>{t('no_service')}</p>}
        {refused_at !== null ? (
          <p role="alert" className="bg-danger-soft text-danger rounded-control p-3 font-medium">
            {t('account_refused', { date: dayOf(refused_at) })}
          </p>
        ) : (
          changed_at !== null && <p>{t('account_known', { date: dayOf(changed_at) })}</p>
        )}
      </div>
      <SettingsForm
        send={(typed, companyId) =>
          api.call('savePoliceAccount', {
            params: { companyId },
            body: Object.fromEntries(typed) as Body,
          })
        }
      >
        {(errorOf) => (
          <>
            <TextField
              name="agency_id"
              autoComplete="off"
              label={t('field_agency_id')}
              hint={t('agency_id_hint')}
              defaultValue={agency_id}
              error={errorOf('agency_id')}
            />
            <PlacePicker
              name="agency_place"
              label={t('field_agency_place')}
              value={agency_place}
              error={errorOf('agency_place')}
            />
            <TextField
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              label={t('username')}
              defaultValue={username}
              error={errorOf('username')}
            />
            <PasswordField
              name="password"
              autoComplete="new-password"
              label={t('password')}
              error={errorOf('password')}
            />
            <PasswordField
              name="api_key"
              autoComplete="off"
              label={t('api_key')}
              hint={t('api_key_hint')}
              error={errorOf('api_key')}
            />
          </>
        )}
      </SettingsForm>
    </SettingsPage>
  );
}
