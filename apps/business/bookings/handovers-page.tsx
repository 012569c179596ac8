import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import type { Handover } from '@nolo/contract/business/bookings.ts';
import { formatLongDate, formatShortMoment, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CalendarIcon, CheckIcon, pathIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { api } from '../api.ts';
import { cacheHandovers, orCached } from '../handover/cached-answers.ts';
import { WaitingCards } from '../handover/waiting-cards.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { OverdueBadge } from '../overdue-badge.tsx';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';

/** The same device may soon be where there is no network: it keeps what the hand-overs need. */
export async function loadHandovers({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) {
  const list = await orCached({ companyId, name: 'handovers' }, () =>
    api.call('handovers', { params: { companyId } }, { signal }),
  );
  if (navigator.onLine) void cacheHandovers(companyId).catch(() => undefined);
  return list;
}

/** An arrow out of the yard for a pickup, one into it for a return. */
const icons = { pickup: pathIcon('M7 17 17 7M9 7h8v8'), return: pathIcon('M17 7 7 17m8 0H7V9') };

/** Who comes today and tomorrow, and for which car. */
export function HandoversPage() {
  const t = useTexts('portal');
  const { overdue, days, missing_addresses } = useLoaderData<typeof loadHandovers>();
  const title = t('handovers');
  const isEmpty = overdue.length === 0 && days.every(({ handovers }) => handovers.length === 0);
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-4 grid gap-3 empty:hidden">
        <WaitingCards />
        {missing_addresses.length > 0 && <MissingAddresses locations={missing_addresses} />}
      </div>
      {overdue.length > 0 && <Overdue handovers={overdue} />}
      {isEmpty ? (
        <EmptyState title={t('nothing_title')} text={t('nothing_text')} Icon={CalendarIcon} />
      ) : (
        days.map(({ day, handovers }, index) => (
          <Day key={day} day={day} which={index === 0 ? 'today' : 'tomorrow'} handovers={handovers} />
        ))
      )}
    </>
  );
}

/** What renters read until an owner has written the street. */
function MissingAddresses({ locations }: { locations: readonly string[] }) {
  const t = useTexts('portal');
  const { companyId = '' } = useParams();
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">{t('address_missing')}</h2>
      <p className="text-muted">{t('address_missing_text', { locations: locations.join('; ') })}</p>
      <LinkButton to={`/${companyId}/company/locations`} variant="secondary" className="justify-self-start">
        {t('address_missing_open')}
      </LinkButton>
    </Card>
  );
}

/** Before everything else: cars that should be back. */
function Overdue({ handovers }: { handovers: readonly Handover[] }) {
  const t = useTexts('counter');
  return (
    <section aria-labelledby="overdue" className="mt-6">
      <h2 id="overdue" className="text-danger text-xl">
        {t('overdue')}
      </h2>
      <Rows handovers={handovers} />
    </section>
  );
}

function Rows({ handovers }: { handovers: readonly Handover[] }) {
  return (
    <ul className="mt-3 grid gap-3 desk:gap-0">
      {handovers.map((one) => (
        <li key={`${one.kind} ${one.id}`} className="desk:border-line desk:border-b desk:first:border-t">
          <HandoverRow handover={one} />
        </li>
      ))}
    </ul>
  );
}

type DayProps = { day: string; which: 'today' | 'tomorrow'; handovers: readonly Handover[] };

function Day({ day, which, handovers }: DayProps) {
  const t = useTexts('portal');
  const language = useLanguage();
  return (
    <section aria-labelledby={which} className="mt-6">
      <h2 id={which} className="flex flex-wrap items-baseline gap-x-3 text-xl">
        <span>{t(which)}</span>
        <span className="text-muted text-base font-normal">{formatLongDate(day, language)}</span>
      </h2>
      {handovers.length === 0 ? (
        <p className="text-muted py-4">{t(`nothing_${which}`)}</p>
      ) : (
        <Rows handovers={handovers} />
      )}
    </section>
  );
}

/** A card at the counter, a line in the office. What is done is quiet. */
function HandoverRow({ handover }: { handover: Handover }) {
  const t = useTexts('bookings');
  const portal = useTexts('portal');
  const calendar = useTexts('calendar');
  const language = useLanguage();
  const { overdue_minutes: late, is_endangered } = handover;
  const counter = useTexts('counter');
  const { kind, id, status, is_done: done, at, car, renter, place, is_delivery, number } = handover;
  const police = useTexts('police-report');
  const isOnline = useIsOnline();
  const KindIcon = icons[kind];
  return (
    <Link
      // Without a network there is the rental on the device, and no booking.
      to={status === null || !isOnline ? `rentals/${id}` : `bookings/${id}`}
      className={`hover:bg-sunken max-desk:border-line-strong max-desk:rounded-card grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 max-desk:border max-desk:p-4 desk:min-h-12 desk:py-1.5 desk:grid-cols-[6rem_8rem_minmax(0,3fr)_minmax(0,3fr)_minmax(0,5fr)_8rem_9rem] desk:px-2 ${done ? 'text-muted max-desk:border-line' : ''}`}
    >
      <time
        dateTime={at}
        className={`font-bold tabular-nums ${late === null ? 'text-3xl desk:text-lg' : 'text-xl desk:text-base'}`}
      >
        {late === null ? formatTime(at, language) : formatShortMoment(at, language)}
      </time>
      <span className="flex items-center gap-1.5 font-semibold max-desk:justify-end">
        <KindIcon />
        {kind === 'pickup' && is_delivery ? portal('delivery') : t(kind)}
      </span>
      <span className="max-desk:col-span-2 max-desk:text-xl font-semibold">
        {renter || portal('renter_deleted')}
      </span>
      <span className="max-desk:col-span-2 max-desk:text-xl">{car}</span>
      <span className="text-muted max-desk:col-span-2">{place}</span>
      <span className="text-muted tabular-nums max-desk:hidden">{number || calendar('own_rental')}</span>
      <span className="flex flex-wrap gap-2 max-desk:col-span-2 desk:justify-end desk:gap-1">
        {late !== null && <OverdueBadge minutes={late} />}
        {is_endangered && <Badge tone="danger">{counter('endangered')}</Badge>}
        {handover.is_report_refused && <Badge tone="danger">{police('report_refused')}</Badge>}
        {done ? (
          <span className="flex items-center gap-1.5 font-medium">
            <CheckIcon />
            {portal(`done_${kind}`)}
          </span>
        ) : (
          status && <StatusBadge status={status} />
        )}
      </span>
    </Link>
  );
}
