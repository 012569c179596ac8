import { useEffect, useRef, useState } from 'react';
import {
  redirect,
  useFetcher,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { PinIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';
import { CarFormFields, SaveBar, showRefusal, useCarForm } from './car-form.tsx';
import { fieldsOf, newCarValues, type CarValues, type Choices } from './car-values.ts';

export const loadChoices = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('fleetChoices', { params: { companyId } }, { signal });

type NewCar = CarFields & { publish: boolean };

export async function addCar({ params: { companyId = '' }, request }: ActionFunctionArgs) {
  const body = (await request.json()) as NewCar;
  try {
    const { id } = await api.call('createCar', { params: { companyId }, body });
    return redirect(`/${companyId}/cars/${id}`);
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { error };
  }
}

/** A car that the company has not had so far; it comes to its own page, where the photographs are added. */
export function NewCarPage() {
  const t = useTexts('fleet');
  const choices = useLoaderData<typeof loadChoices>();
  const { id, role } = useCompany();
  const title = t('new_title');
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/${id}/cars`}>{t('back')}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      {!mayAct(role, 'manager') ? (
        <p className="text-muted mt-1">{t('read_only')}</p>
      ) : choices.locations.length === 0 ? (
        <EmptyState title={t('no_location_title')} text={t('no_location_text')} Icon={PinIcon} />
      ) : (
        <>
          {choices.last && <p className="text-muted mt-1">{t('new_text')}</p>}
          <NewCar choices={choices} />
        </>
      )}
    </>
  );
}

function NewCar({ choices }: { choices: Choices }) {
  const t = useTexts('fleet');
  const language = useLanguage();
  const [first] = useState(() => newCarValues(choices, serverNow().getFullYear(), language));
  const form = useCarForm(first);
  const fetcher = useFetcher<typeof addCar>();
  const isBusy = fetcher.state !== 'idle';
  const error = isBusy ? null : (fetcher.data?.error ?? null);
  const shown = useRef<unknown>(null);
  const [isAtField, setIsAtField] = useState(false);
  useEffect(() => {
    if (error === null || shown.current === error) return;
    shown.current = error;
    setIsAtField(showRefusal(form, error));
  }, [error, form]);
  const save = (values: CarValues, pressed: string) => {
    if (isBusy) return;
    const car: NewCar = { ...fieldsOf(values, choices), publish: pressed === 'publish' };
    void fetcher.submit(car, { method: 'post', encType: 'application/json' });
  };
  return (
    <div className="mt-4 flex flex-1 flex-col">
      <CarFormFields form={form} choices={choices} isReadOnly={false} onSubmit={save}>
        {error !== null && !isAtField && (
          <div className="mt-4">
            <Refusal error={error} />
          </div>
        )}
        <SaveBar>
          <Button
            type="submit"
            value="keep"
            variant="secondary"
            size="large"
            isBusy={isBusy}
            className="max-desk:flex-1"
          >
            {t('save_new')}
          </Button>
          <Button type="submit" value="publish" size="large" isBusy={isBusy} className="max-desk:flex-1">
            {t('publish_new')}
          </Button>
        </SaveBar>
      </CarFormFields>
    </div>
  );
}
