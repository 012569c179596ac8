import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { FleetCar } from '@nolo/contract/business/fleet.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { TagIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';
import { isShown, shownCars, type Shown } from './shown-cars.ts';

export const loadFleet = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('fleet', { params: { companyId } }, { signal });

/** All cars of the company; what is searched for stands in the address. */
export function CarsPage() {
  const t = useTexts('fleet');
  const { cars } = useLoaderData<typeof loadFleet>();
  const { role } = useCompany();
  const title = useTexts('portal')('cars');
  return (
    <>
      <title>{title}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        {mayAct(role, 'manager') && (
          <LinkButton to="new" size="large" className="max-desk:w-full">
            {t('add')}
          </LinkButton>
        )}
      </div>
      {cars.length === 0 ? (
        <EmptyState title={t('empty_title')} text={t('empty_text')} Icon={TagIcon} />
      ) : (
        <Fleet cars={cars} />
      )}
    </>
  );
}

function Fleet({ cars }: { cars: readonly FleetCar[] }) {
  const t = useTexts('fleet');
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  const wanted = search.get('show') ?? '';
  const show: Shown = isShown(wanted) ? wanted : 'all';
  // Typing is never held up by a list of hundreds.
  const [deferredQuery, deferredShow] = [useDeferredValue(query), useDeferredValue(show)];
  const found = useMemo(
    () => shownCars(cars, { query: deferredQuery, show: deferredShow }),
    [cars, deferredQuery, deferredShow],
  );
  const set = (name: 'q' | 'show', value: string) =>
    setSearch(
      (before) => {
        if (value === '' || value === 'all') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="mt-4 grid gap-3 desk:max-w-2xl desk:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            set('q', target.value);
          }}
        />
        <SelectField
          label={t('show')}
          value={show}
          onChange={({ target }) => set('show', target.value)}
          options={(['all', 'online', 'offline', 'due', 'archived'] as const).map((one) => ({
            value: one,
            label: t(`show_${one}`),
          }))}
        />
      </div>
      <output className="text-muted mt-3 text-sm">{t('counted', { count: found.length })}</output>
      {found.length === 0 && <EmptyState title={t('none_title')} text={t('none_text')} />}
      <CarList cars={cars} found={found} />
    </>
  );
}

/**
 * Each row is made once, and hidden while its car is not among those found: making hundreds of rows again would hold up
 * whoever types.
 */
const CarList = memo(function CarList({
  cars,
  found,
}: {
  cars: readonly FleetCar[];
  found: readonly FleetCar[];
}) {
  const shown = new Set(found);
  return (
    <ul className="desk:border-line mt-2 grid gap-3 desk:gap-0 desk:border-t">
      {cars.map((car) => (
        <li
          key={car.id}
          hidden={!shown.has(car)}
          className="desk:border-line desk:border-b [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
        >
          <CarRow car={car} />
        </li>
      ))}
    </ul>
  );
});

/** A card on the telephone, a line in the office. */
const CarRow = memo(function CarRow({ car }: { car: FleetCar }) {
  const t = useTexts('fleet');
  const audit = useTexts('audit');
  const { id, make, model, year, plate, picture, location, car_class, day } = car;
  return (
    <Link
      to={String(id)}
      className={`hover:bg-sunken max-desk:border-line-strong max-desk:rounded-card grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 max-desk:border max-desk:p-3 desk:min-h-14 desk:grid-cols-[4.5rem_8rem_minmax(0,4fr)_minmax(0,2fr)_minmax(0,4fr)_7rem_minmax(0,5fr)] desk:px-2 ${car.is_archived ? 'text-muted' : ''}`}
    >
      <span className="rounded-control block overflow-hidden max-desk:row-span-3">
        <Picture source={picture} alt="" sizes="6rem" className="aspect-[16/10] w-full object-cover" />
      </span>
      <span className={`tabular-nums max-desk:text-xl font-bold ${plate === null ? 'text-warning' : ''}`}>
        {plate ?? t('no_plate')}
      </span>
      <span className="font-semibold">
        {make} {model} <span className="text-muted font-normal tabular-nums">{year}</span>
      </span>
      <span className="text-muted max-desk:hidden">{audit(`car_class_${car_class}`)}</span>
      <span className="text-muted max-desk:hidden">{location}</span>
      <span className="desk:text-right">
        <Price amountMinor={day} isShort className="font-semibold" />{' '}
        <span className="text-muted text-sm">{t('a_day')}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 max-desk:col-span-2 desk:pl-4">
        <CarMarks car={car} />
      </span>
    </Link>
  );
});

/** Whether renters see it, and what has run out or soon will. */
export function CarMarks({ car }: { car: Pick<FleetCar, 'is_archived' | 'is_online' | 'expiries'> }) {
  const t = useTexts('fleet');
  if (car.is_archived) return <Badge>{t('archived')}</Badge>;
  return (
    <>
      {car.is_online ? <Badge tone="success">{t('online')}</Badge> : <Badge>{t('offline')}</Badge>}
      {car.expiries.map(({ what, until, is_past }) => (
        <Badge key={what} tone={is_past ? 'danger' : 'warning'}>
          <WarningIcon className="size-3.5" />
          {t(`${is_past ? 'past' : 'due'}_${what}`, { date: formatDate(until) })}
        </Badge>
      ))}
    </>
  );
}
