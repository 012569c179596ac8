import { useLoaderData, useFetcher, type LoaderFunctionArgs } from 'react-router';
import { useState } from 'react';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { dueExpiries } from '@nolo/domain/cars/vehicle-papers.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';
import { CarMarks } from './cars-page.tsx';
import type { Car } from './car-values.ts';
import type { CarChange, changeCar } from './change-car.ts';
import { CarPictures } from './car-pictures.tsx';
import { EditCar } from './edit-car.tsx';

export async function loadCar({ params, request: { signal } }: LoaderFunctionArgs) {
  const { companyId = '', id = '' } = params;
  const [{ car, today }, choices] = await Promise.all([
    api.call('fleetCar', { params: { companyId, id } }, { signal }),
    api.call('fleetChoices', { params: { companyId } }, { signal }),
  ]);
  return { car, today, choices };
}

/** One car: whether renters see it, its photographs, everything that is said of it, and what it would cost. */
export function CarPage() {
  const t = useTexts('fleet');
  const { car, today, choices } = useLoaderData<typeof loadCar>();
  const { id: companyId, role } = useCompany();
  const mayChange = mayAct(role, 'manager');
  const make = choices.makes.find(({ id }) => id === car.make_id)?.name ?? '';
  const name = `${make} ${car.model}`;
  const expiries = dueExpiries(car, today).map(({ isPast, ...one }) => ({ ...one, is_past: isPast }));
  return (
    // A copy is another page with a form of its own.
    <div key={car.id} className="flex flex-1 flex-col">
      <title>{name}</title>
      <BackLink to={`/${companyId}/cars`}>{t('back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{name}</h1>
        <span className="text-xl font-bold tabular-nums">{car.plate ?? t('no_plate')}</span>
        <span className="flex flex-wrap gap-1.5">
          <CarMarks car={{ ...car, expiries }} />
        </span>
      </div>
      {mayChange ? <CarActions car={car} name={name} /> : <p className="text-muted mt-2">{t('read_only')}</p>}
      <CarPictures car={car} mayChange={mayChange && !car.is_archived} />
      <EditCar car={car} choices={choices} isReadOnly={!mayChange || car.is_archived} />
    </div>
  );
}

/** What is done with the whole car; what the server refuses stands below. */
function CarActions({ car, name }: { car: Car; name: string }) {
  const t = useTexts('fleet');
  const common = useTexts('common');
  const language = useLanguage();
  const fetcher = useFetcher<typeof changeCar>();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = fetcher.state !== 'idle';
  const error = isBusy ? null : (fetcher.data?.error ?? null);
  const send = (change: CarChange) =>
    void fetcher.submit(change, { method: 'post', encType: 'application/json' });
  const { is_online, is_archived, hidden_because } = car;
  return (
    <>
      {hidden_because !== null && (
        <p role="note" className="bg-warning-soft rounded-control mt-3 p-4 break-words whitespace-pre-line">
          {t('hidden_by_platform', { reason: hidden_because })}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 desk:flex desk:gap-3">
        {!is_archived && hidden_because === null && (
          <Button
            variant={is_online ? 'secondary' : 'primary'}
            className="col-span-2 min-h-12!"
            isBusy={isBusy}
            onClick={() => send({ what: 'publish', is_online: !is_online })}
          >
            {t(is_online ? 'hide' : 'publish')}
          </Button>
        )}
        {is_online && (
          <a
            href={`/${language}/car-detail/${car.slug}/${car.id}`}
            className={buttonStyle('quiet', 'medium', 'col-span-2 min-h-12!')}
          >
            {t('see_as_renter')}
          </a>
        )}
        <Button variant="quiet" className="min-h-12!" isBusy={isBusy} onClick={() => send({ what: 'copy' })}>
          {t('copy')}
        </Button>
        <Button
          variant="quiet"
          className="min-h-12!"
          isBusy={isBusy}
          onClick={() => (is_archived ? send({ what: 'archive', is_archived: false }) : setIsAsking(true))}
        >
          {t(is_archived ? 'take_back' : 'archive')}
        </Button>
      </div>
      {error !== null && (
        <div className="mt-3">
          <Refusal error={error} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('archive_title', { name })}
        text={t('archive_text')}
        confirmLabel={t('archive')}
        cancelLabel={common('cancel')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          send({ what: 'archive', is_archived: true });
        }}
      />
    </>
  );
}
