import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { quoteAmendment } from '@nolo/contract/booking-amendments.ts';
import { rentalQuery, type DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import { isApiError, messageOf, type ApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import type { Driver } from '@nolo/contract/drivers.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { changeBody, readChosen, unchanged, bookedExtras, type ChangeBody } from './chosen-change.ts';
import type { ChangeData } from './load-change.ts';
import { knownDrivers } from '../../../shared/bookings/drivers/known-drivers.ts';
import { knownQuantities, type Quantities } from '../../../shared/bookings/extras/extra-groups.ts';
import { forgetDraft } from '../../../shared/forms/draft.ts';
import { useDraftState } from '../../../shared/forms/use-draft-state.ts';

export type ChangeQuote = CallData<typeof quoteAmendment>;
export type ChangeModel = ReturnType<typeof useChange>;

const pause = 250;

/** What the renter chooses, in the address and kept through a reload, with the price the server gives it. */
export function useChange(data: ChangeData) {
  const { booking } = data;
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const rental = readChosen(params, booking);
  const { drivers, setDrivers, extras, setExtras, forget } = useChosenChange(booking);
  const body = changeBody({ rental, drivers, extras }, data);
  const request = { params: { id: booking.id }, body };
  const question = JSON.stringify(body);
  const isUntouched = question === JSON.stringify(changeBody(unchanged(booking), data));
  const answer = useRemote(
    isUntouched ? null : question,
    (signal) => browserApi.call('quoteAmendment', request, { signal, isQuiet: true }),
    { delay: pause },
  );
  const changeRental = (change: Partial<DatedRequest>) => {
    const query = rentalQuery({ ...rental, ...change });
    void navigate(paths.changeBooking(language, booking.id, query), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const sending = useSending(booking.id, { body, onPriceChanged: answer.refresh, onChanged: forget });
  const error: ApiError | null = isApiError(answer.error) ? answer.error : null;
  return {
    rental,
    changeRental,
    drivers,
    setDrivers,
    extras,
    setExtras,
    isUntouched,
    /** The price of what is chosen; null until it is there, and when it is refused. */
    quote: answer.error === undefined && !isUntouched ? (answer.data ?? null) : null,
    error: isUntouched ? null : error,
    isLoading: answer.isLoading,
    ...sending,
  };
}

type Sending = { body: ChangeBody; onPriceChanged: () => void; onChanged: () => void };

/** Sends the change, once: to the hosted page when there is something to pay, else back to the booking. */
function useSending(id: string, { body, onPriceChanged, onChanged }: Sending) {
  const t = useTexts('change');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const rest = () => {
    isUnderWay.current = false;
    setIsSending(false);
  };
  useBackFromProvider(rest);
  const send = async (expected_total: number) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      const input = { params: { id }, body: { ...body, expected_total } };
      const { data, message } = await browserApi.reply('changeReservation', input);
      if (data.url !== null) {
        window.location.assign(data.url);
        return;
      }
      onChanged();
      toast.success(message);
      void navigate(paths.booking(language, id));
    } catch (error) {
      const isMoved = isApiError(error, 'booking.price_changed');
      toast.error(isMoved ? t('price_moved') : messageOf(error));
      onPriceChanged();
    }
    rest();
  };
  return { send, isSending };
}

/**
 * Who shall drive, and with which extras, kept through a reload and the way to the payment and back; `forget` once the
 * change is made. One that is made by its payment, without this page, leaves what was kept to the booking as it was. A
 * booking is one account's.
 */
function useChosenChange(booking: ReservationDetail) {
  const { id, change, timeline } = booking;
  const object = `${id} ${timeline.filter(({ kind }) => kind === 'changed').length}`;
  const [drivers, setDrivers] = useDraftState<readonly Driver[]>(
    { form: 'change_drivers', object, owner: '' },
    (kept) => (kept === null ? change.drivers : knownDrivers(kept)),
  );
  const [extras, setExtras] = useDraftState<Quantities>(
    { form: 'change_extras', object, owner: '' },
    (kept) => (kept === null ? bookedExtras(booking) : knownQuantities(kept)),
  );
  const forget = () => {
    forgetDraft({ form: 'change_drivers', object });
    forgetDraft({ form: 'change_extras', object });
    forgetDraft({ form: 'driver_email', object: id });
  };
  return { drivers, setDrivers, extras, setExtras, forget };
}
