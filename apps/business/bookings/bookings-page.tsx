import { Form, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ListedBooking } from '@nolo/contract/business/bookings.ts';
import { companyLists, type CompanyList } from '@nolo/domain/booking/company-lists.ts';
import { formatShortMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CalendarIcon } from '@nolo/ui/icons.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';
import { OverdueBadge } from '../overdue-badge.tsx';
import { CardCell, CardRow, CardTable } from '../card-table.tsx';

/** A list, today's unless the address names another; or what is found in all of them. */
export async function loadBookings({
  params: { companyId = '' },
  request: { signal, url },
}: LoaderFunctionArgs) {
  const query = new URL(url).searchParams;
  const words = query.get('q')?.trim() ?? '';
  const list = words === '' ? (companyLists.find((one) => one === query.get('when')) ?? 'today') : null;
  const after = query.get('after') ?? undefined;
  const asked = { when: list ?? undefined, q: words || undefined, after };
  const page = await api.call('companyBookings', { params: { companyId }, query: asked }, { signal });
  return { ...page, list, words, isFirst: after === undefined };
}

type Loaded = Awaited<ReturnType<typeof loadBookings>>;

/** The bookings of the company's cars: by what comes next, and by what somebody looks for. */
export function BookingsPage() {
  const t = useTexts('company-bookings');
  const loaded = useLoaderData<typeof loadBookings>();
  const { bookings, list, words } = loaded;
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="mt-4 grid items-end gap-4 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <Lists current={list} />
        <Search key={words} words={words} />
      </div>
      {list === null && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-xl break-words">{t('found', { words })}</h2>
          <Link to="?" className={buttonStyle('quiet', 'large')}>
            {t('search_clear')}
          </Link>
        </div>
      )}
      {bookings.length === 0 ? <Nothing list={list} /> : <Bookings bookings={bookings} />}
      <Pages loaded={loaded} />
    </>
  );
}

/** Two beside two on a telephone: each is hit by a thumb. */
function Lists({ current }: { current: CompanyList | null }) {
  const t = useTexts('company-bookings');
  return (
    <nav aria-label={t('list_label')}>
      <ul className="bg-sunken rounded-control grid grid-cols-2 gap-1 p-1 desk:inline-grid desk:grid-cols-4">
        {companyLists.map((list) => (
          <li key={list}>
            <Link
              to={`?when=${list}`}
              aria-current={list === current ? 'page' : undefined}
              className="rounded-control text-muted aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card flex min-h-12 items-center justify-center px-5 text-center font-semibold"
            >
              {t(`list_${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ words }: { words: string }) {
  const t = useTexts('company-bookings');
  return (
    <search>
      <Form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          name="q"
          type="search"
          label={t('search_label')}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" className="min-h-12!">
          {t('search')}
        </Button>
      </Form>
    </search>
  );
}

function Nothing({ list }: { list: CompanyList | null }) {
  const t = useTexts('company-bookings');
  if (list === null) return <EmptyState title={t('found_none')} text={t('found_none_text')} />;
  return <EmptyState title={t(`empty_${list}`)} text={t(`empty_${list}_text`)} Icon={CalendarIcon} />;
}

const COLUMNS = ['number', 'renter', 'car', 'pickup', 'return', 'state'] as const;

function Bookings({ bookings }: { bookings: readonly ListedBooking[] }) {
  const t = useTexts('company-bookings');
  return (
    <CardTable columns={COLUMNS.map((column) => ({ heading: t(`column_${column}`) }))}>
      {bookings.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    </CardTable>
  );
}

/** The whole card is pressed, by the link of its number. */
function Row({ booking }: { booking: ListedBooking }) {
  const t = useTexts('company-bookings');
  const portal = useTexts('portal');
  const counter = useTexts('counter');
  const { id, number, status, car, renter, start_date, end_date, pickup, has_replacement } = booking;
  const { overdue_minutes, is_endangered } = booking;
  return (
    <CardRow>
      <CardCell className="text-muted tabular-nums max-desk:order-3">
        <Link to={id} className="text-ink font-semibold whitespace-nowrap after:absolute after:inset-0">
          {number}
        </Link>
      </CardCell>
      <CardCell className="font-semibold max-desk:order-1 max-desk:text-xl">
        {renter || portal('renter_deleted')}
      </CardCell>
      <CardCell className="max-desk:order-2 max-desk:text-xl">{car}</CardCell>
      <CardCell className="max-desk:order-4">
        <Moment label={t('column_pickup')} at={start_date} />
        <span className="text-muted block text-sm">{pickup}</span>
      </CardCell>
      <CardCell className="max-desk:order-5">
        <Moment label={t('column_return')} at={end_date} />
      </CardCell>
      <CardCell className="max-desk:order-6 max-desk:pt-1">
        <span className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          {overdue_minutes !== null && <OverdueBadge minutes={overdue_minutes} />}
          {is_endangered && <Badge tone="danger">{counter('endangered')}</Badge>}
          {has_replacement && <Badge tone="warning">{t('replacement_waits')}</Badge>}
        </span>
      </CardCell>
    </CardRow>
  );
}

/** On a telephone, where no column says it, with what it is. */
function Moment({ label, at }: { label: string; at: string }) {
  return (
    <>
      <span className="text-muted desk:hidden">{label}: </span>
      <time dateTime={at} className="tabular-nums whitespace-nowrap">
        {formatShortMoment(at, useLanguage())}
      </time>
    </>
  );
}

function Pages({ loaded: { bookings, has_more, isFirst, list, words } }: { loaded: Loaded }) {
  const t = useTexts('company-bookings');
  const here = list === null ? `q=${encodeURIComponent(words)}` : `when=${list}`;
  const last = bookings.at(-1);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {has_more && last && (
        <Link to={`?${here}&after=${last.id}`} className={buttonStyle('secondary', 'large')}>
          {t('more')}
        </Link>
      )}
      {!isFirst && (
        <Link to={`?${here}`} className={buttonStyle('quiet', 'large')}>
          {t('first')}
        </Link>
      )}
    </div>
  );
}
