import type { Reservation } from '@nolo/contract/bookings.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { serverNow } from '../../app/server-clock.ts';
import { toast } from '@nolo/ui/toast-store.ts';

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
  return { bookings, hasMore: replies.at(-1)?.has_more === true, loadedAt: serverNow() };
}

/** The renter's bookings. What is shown stays while it is loaded again; only a first failure fills the page. */
export class BookingList {
  #state: Bookings = { kind: 'loading' };
  #pages = 1;
  /** Counts what was asked for: only the answer to the last question is taken. */
  #latest = 0;
  #onChange: (() => void) | null = null;

  readonly state = () => this.#state;

  readonly listen = (listener: () => void) => {
    this.#onChange = listener;
    this.reload();
    window.addEventListener('pageshow', this.#onShow);
    return () => {
      this.#latest++;
      window.removeEventListener('pageshow', this.#onShow);
    };
  };

  readonly reload = () => void this.#load(this.#pages);

  readonly retry = () => {
    this.#tell({ kind: 'loading' });
    void this.#load(1);
  };

  readonly showMore = () => {
    if (this.#state.kind === 'ready') this.#tell({ ...this.#state, isLoadingMore: true });
    void this.#load(this.#pages + 1);
  };

  /** Back from the provider's page, the browser may show this one as it was left. */
  #onShow = (event: PageTransitionEvent) => {
    if (event.persisted) this.reload();
  };

  async #load(count: number) {
    const turn = ++this.#latest;
    try {
      const loaded = await loadPages(count);
      if (turn !== this.#latest) return;
      this.#pages = count;
      this.#tell({ kind: 'ready', isLoadingMore: false, ...loaded });
    } catch (error) {
      if (turn === this.#latest) this.#tellFailure(messageOf(error));
    }
  }

  #tellFailure(message: string) {
    if (this.#state.kind !== 'ready') return this.#tell({ kind: 'failed', message });
    this.#tell({ ...this.#state, isLoadingMore: false });
    toast.error(message);
  }

  #tell(next: Bookings) {
    this.#state = next;
    this.#onChange?.();
  }
}
