import { Link, useLoaderData, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { CalendarEntry, CarCalendar } from '@nolo/contract/business/calendar.ts';
import { CALENDAR_DAYS } from '@nolo/domain/calendar/company-calendar.ts';
import { addDays, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { formatShortDay, formatMoment, formatWeekday } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';
import { CalendarBars } from './calendar-bars.tsx';
import { useEntryText } from './entry-text.ts';

export const loadCalendar = ({
  params: { companyId = '' },
  request: { signal, url },
}: LoaderFunctionArgs) => {
  const from = new URL(url).searchParams.get('from') ?? undefined;
  return api.call('companyCalendar', { params: { companyId }, query: { from } }, { signal });
};

/** Two weeks of all cars: a grid in the office, a list of cars and one car's list on a telephone. */
export function CalendarPage() {
  const t = useTexts('calendar');
  const { cars } = useLoaderData<typeof loadCalendar>();
  const [search] = useSearchParams();
  const chosen = cars.find(({ id }) => String(id) === search.get('car'));
  const title = t('title');
  return (
    <>
      <title>{title}</title>
      <div className={chosen ? 'max-desk:hidden' : undefined}>
        <h1 className="text-2xl">{title}</h1>
        <Actions />
        <Weeks />
        {cars.length === 0 ? (
          <EmptyState title={t('no_cars_title')} text={t('no_cars_text')} Icon={CalendarIcon} />
        ) : (
          <>
            <Grid />
            <CarList />
          </>
        )}
      </div>
      {chosen && <OneCar car={chosen} />}
    </>
  );
}

function Actions({ carId }: { carId?: number }) {
  const t = useTexts('calendar');
  const { companyId } = useParams();
  const { role } = useCompany();
  const query = carId === undefined ? '' : `?car=${carId}`;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <LinkButton to={`/${companyId}/calendar/own-rentals/new${query}`} size="large">
        {t('add_own_rental')}
      </LinkButton>
      {mayAct(role, 'manager') && (
        <LinkButton to={`/${companyId}/calendar/offline/new${query}`} size="large" variant="secondary">
          {t('add_offline')}
        </LinkButton>
      )}
      {mayAct(role, 'manager') && carId !== undefined && (
        <LinkButton to={`/${companyId}/calendar/feeds/${carId}`} size="large" variant="quiet">
          {t('calendars')}
        </LinkButton>
      )}
    </div>
  );
}

/** The days shown, and the way to those before and after. */
function Weeks() {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { days, today } = useLoaderData<typeof loadCalendar>();
  const [search] = useSearchParams();
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  const at = (from: string) => `?${new URLSearchParams({ ...Object.fromEntries(search), from })}`;
  const step = 'rounded-control hover:bg-sunken grid size-12 place-items-center';
  return (
    <nav aria-label={t('weeks')} className="mt-4 flex items-center gap-1 desk:gap-2">
      <Link to={at(addDays(first as LocalDate, -CALENDAR_DAYS))} className={step}>
        <ChevronLeftIcon />
        <span className="sr-only">{t('earlier')}</span>
      </Link>
      <p className="font-semibold whitespace-nowrap tabular-nums">
        {formatShortDay(first, language)} – {formatShortDay(last, language)}
      </p>
      <Link to={at(addDays(first as LocalDate, CALENDAR_DAYS))} className={step}>
        <ChevronRightIcon />
        <span className="sr-only">{t('later')}</span>
      </Link>
      {first !== today && (
        <Link
          to="?"
          className="rounded-control hover:bg-sunken flex min-h-12 items-center px-3 font-semibold"
        >
          {t('today')}
        </Link>
      )}
    </nav>
  );
}

/** Cars by days. */
function Grid() {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { cars, days, today } = useLoaderData<typeof loadCalendar>();
  return (
    <table aria-label={t('title')} className="mt-3 w-full table-fixed max-desk:hidden">
      <thead className="bg-page sticky top-16 z-1">
        <tr className="border-line border-b">
          <th scope="col" className="w-56">
            <span className="sr-only">{t('car')}</span>
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              className={`border-line border-l px-1 py-2 text-center text-sm leading-tight tabular-nums ${day === today ? 'text-primary-text font-bold' : 'text-muted font-normal'}`}
            >
              <span className="block">{formatWeekday(`${day}T00:00`, language).slice(0, 3)}</span>
              {day.slice(8)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cars.map((car) => (
          <tr key={car.id} className="border-line border-b">
            <th scope="row" className="p-0 text-left">
              <Link
                to={`?${new URLSearchParams({ car: String(car.id), from: days[0] ?? today })}`}
                className={`hover:bg-sunken block truncate px-2 leading-14 ${car.is_online ? 'font-semibold' : 'text-muted font-normal'}`}
              >
                {car.name}
              </Link>
            </th>
            <td colSpan={days.length} className="relative p-0">
              <CalendarBars car={car} days={days} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which car is free when, at a glance; each leads to its list. */
function CarList() {
  const { cars, days, today } = useLoaderData<typeof loadCalendar>();
  return (
    <ul className="border-line mt-3 border-b desk:hidden">
      {cars.map((car) => (
        <li
          key={car.id}
          className="border-line border-t [contain-intrinsic-height:4.75rem] [content-visibility:auto]"
        >
          <Link
            to={`?${new URLSearchParams({ car: String(car.id), from: days[0] ?? today })}`}
            className="hover:bg-sunken block py-3"
          >
            <span className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{car.name}</span>
                <NextEntry entry={car.entries[0]} />
              </span>
              <ChevronRightIcon />
            </span>
            <span
              className="bg-sunken rounded-control relative mt-2 block h-3 overflow-hidden"
              aria-hidden="true"
            >
              <CalendarBars car={car} days={days} isSmall />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** '28 Nov: NL-100007 David Hughes'. */
function NextEntry({ entry }: { entry: CalendarEntry | undefined }) {
  const t = useTexts('calendar');
  const language = useLanguage();
  if (entry === undefined) return <span className="text-muted block text-sm">{t('free')}</span>;
  return (
    <span className="text-muted block truncate text-sm">
      {formatShortDay(entry.from, language)}: {entry.title || t(`kind_${entry.kind}`)}
    </span>
  );
}

/** What stands in one car's calendar. */
function OneCar({ car }: { car: CarCalendar }) {
  const t = useTexts('calendar');
  const [search] = useSearchParams();
  const back = new URLSearchParams(search);
  back.delete('car');
  return (
    <section aria-labelledby="one-car" className="desk:mt-8">
      <BackLink to={`?${back}`} className="desk:hidden">
        {t('title')}
      </BackLink>
      <h2 id="one-car" className="text-2xl">
        {car.name}
      </h2>
      <Actions carId={car.id} />
      <div className="desk:hidden">
        <Weeks />
      </div>
      {car.entries.length === 0 ? (
        <p className="py-6">{t('free')}</p>
      ) : (
        <ul className="mt-3 grid max-w-2xl gap-3">
          {car.entries.map((entry) => (
            <li key={`${entry.kind} ${entry.from}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const language = useLanguage();
  const { name, to } = useEntryText()(entry);
  const text = (
    <>
      <span className="text-muted block text-sm">{name}</span>
      {entry.title && <span className="block text-lg font-semibold">{entry.title}</span>}
      <span className="block tabular-nums">
        {formatMoment(entry.from, language)} – {formatMoment(entry.until, language)}
      </span>
    </>
  );
  const style = 'border-line-strong rounded-card block border p-4';
  return to === null ? (
    <div className={style}>{text}</div>
  ) : (
    <Link to={to} className={`${style} hover:bg-sunken`}>
      {text}
    </Link>
  );
}
