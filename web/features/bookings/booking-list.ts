import type { Reservation } from '../../../contract/bookings.ts';
import { messageOf } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { toast } from '../../ui/toast-store.ts';

type Loaded = { bookings: Reservation[]; hasMore: boolean; loadedAt: Date };
export type Bookings =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready'; isLoadingMore: boolean } & Loaded);

/** Pages 1 to `count`; a booking made meanwhile moves others a page down, so none is taken twice. */
async function loadPages(count: number): Promise<Loaded> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const replies = await Promise.all(
    numbers.map((page) => browserApi.call('myReservations', { query: { page } }, { isQuiet: true })),
  );
  const all = replies.flatMap(({ reservations }) => reservations);
  const bookings = [...new Map(all.map((booking) => [booking.id, booking])).values()];
  return { bookings, hasMore: replies.at(-1)?.has_more === true, loadedAt: new Date() };
}

/** The renter's bookings. What is shown stays while it is loaded again; only a first failure fills the page. */
export function bookingList() {
  let state: Bookings = { kind: 'loading' };
  let pages = 1;
  let latest = 0;
  let onChange: (() => void) | null = null;

  const tell = (next: Bookings) => {
    state = next;
    onChange?.();
  };
  const load = async (count: number) => {
    const turn = ++latest;
    try {
      const loaded = await loadPages(count);
      if (turn !== latest) return;
      pages = count;
      tell({ kind: 'ready', isLoadingMore: false, ...loaded });
    } catch (error) {
      if (turn !== latest) return;
      const message = messageOf(error);
      if (state.kind !== 'ready') return tell({ kind: 'failed', message });
      tell({ ...state, isLoadingMore: false });
      toast.error(message);
    }
  };
  // Back from the provider's page, the browser may show this one as it was left.
  const onShow = (event: PageTransitionEvent) => void (event.persisted && load(pages));

  return {
    state: () => state,
    reload: () => void load(pages),
    retry: () => {
      tell({ kind: 'loading' });
      void load(1);
    },
    showMore: () => {
      if (state.kind === 'ready') tell({ ...state, isLoadingMore: true });
      void load(pages + 1);
    },
    listen: (listener: () => void) => {
      onChange = listener;
      void load(pages);
      window.addEventListener('pageshow', onShow);
      return () => {
        latest++;
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
