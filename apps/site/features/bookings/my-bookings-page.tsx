import { useState, useSyncExternalStore } from 'react';
import { CancelDialog } from '../../shared/bookings/cancel-dialog.tsx';
import { Support } from '../../shared/bookings/support.tsx';
import { useCancellation } from '../../shared/bookings/use-cancellation.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CalendarIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { BookingCard } from './booking-card.tsx';
import { BookingList, type Bookings } from './booking-list.ts';
import { groupBookings } from './group-bookings.ts';

export function MyBookingsPage() {
  const t = useTexts('bookings');
  const [list] = useState(() => new BookingList());
  const state = useSyncExternalStore(list.listen, list.state, list.state);
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <div className="mt-6 sm:mt-8">
        {state.kind === 'loading' && <BookingsSkeleton />}
        {state.kind === 'failed' && <Failed message={state.message} onRetry={list.retry} />}
        {state.kind === 'ready' &&
          (state.bookings.length === 0 ? (
            <NoBookings />
          ) : (
            <Groups state={state} onChanged={list.reload} onShowMore={list.showMore} />
          ))}
      </div>
      <div className="mt-10">
        <Support />
      </div>
    </div>
  );
}

type Ready = Extract<Bookings, { kind: 'ready' }>;

function Groups(props: { state: Ready; onChanged: () => void; onShowMore: () => void }) {
  const { state, onChanged, onShowMore } = props;
  const t = useTexts('bookings');
  const common = useTexts('common');
  const cancellation = useCancellation(onChanged);
  return (
    <div className="flex flex-col gap-10">
      {groupBookings(state.bookings, state.loadedAt).map(({ name, bookings }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`} className="text-xl sm:text-2xl">
            {t(`group_${name}`)} <span className="text-muted font-normal">{`(${bookings.length})`}</span>
          </h2>
          <ul className="mt-4 flex flex-col gap-4">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} onCancel={cancellation.ask} onHoldEnd={onChanged} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {state.hasMore && (
        <Button variant="secondary" className="self-center" isBusy={state.isLoadingMore} onClick={onShowMore}>
          {common('show_more')}
        </Button>
      )}
      <CancelDialog cancellation={cancellation} />
    </div>
  );
}

function NoBookings() {
  const t = useTexts('bookings');
  const language = useLanguage();
  return (
    <EmptyState title={t('empty_title')} text={t('empty_text')} Icon={CalendarIcon}>
      <LinkButton to={paths.carList(language)}>{t('find_car')}</LinkButton>
    </EmptyState>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  return (
    <div role="alert">
      <EmptyState title={t('failed_title')} text={message} Icon={WarningIcon}>
        <Button onClick={onRetry}>{common('try_again')}</Button>
      </EmptyState>
    </div>
  );
}

/** A heading and three cards, as tall as the cards to come. */
function BookingsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-7 w-48 sm:h-8" />
      <div className="mt-4 flex flex-col gap-4">
        {[1, 2, 3].map((one) => (
          <div key={one} className="border-line rounded-card overflow-hidden border">
            <div className="grid grid-cols-[1fr_2fr] gap-4 p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:p-5 lg:grid-cols-[15rem_minmax(0,1fr)_17rem]">
              <Skeleton className="rounded-control aspect-[16/11]" />
              <div className="flex min-w-0 flex-col gap-2">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="h-4 w-40 max-w-full" />
              </div>
              <Skeleton className="col-span-full h-48 sm:col-start-2 sm:h-40 lg:col-start-3 lg:row-start-1" />
            </div>
            <div className="border-line h-12 border-t" />
          </div>
        ))}
      </div>
    </div>
  );
}
