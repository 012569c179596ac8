import { useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { paths } from '../../../app/paths.ts';
import type { LaterReturns } from './later-returns.ts';

export type ExtensionModel = ReturnType<typeof useExtension>;

const pause = 250;

/** The return that the renter chooses, in the address, with the price the server gives it. */
export function useExtension(id: string, { offered }: LaterReturns, first: LocalDateTime) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const end = parseLocalDateTime(params.get('end_date') ?? '') ?? first;
  const answer = useRemote(
    end,
    (signal) =>
      browserApi.call(
        'quoteExtension',
        { params: { id }, body: { end_date: end } },
        { signal, isQuiet: true },
      ),
    { delay: pause },
  );
  const choose = (chosen: LocalDateTime) =>
    void navigate(paths.extension(language, id, { end_date: offered(chosen) }), {
      replace: true,
      preventScrollReset: true,
    });
  const sending = useSending(id, { end, onRefused: answer.refresh });
  return {
    end,
    choose,
    /** The price of what is chosen; null until it is there, and when it is refused. */
    quote: answer.error === undefined ? (answer.data ?? null) : null,
    error: isApiError(answer.error) ? answer.error : null,
    isLoading: answer.isLoading,
    ...sending,
  };
}

/** Asks the company, once, and leads back to the booking; refused, it looks again at how the booking stands. */
function useSending(id: string, { end, onRefused }: { end: LocalDateTime; onRefused: () => void }) {
  const t = useTexts('extension');
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const send = async (expected_total: number) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      const input = { params: { id }, body: { end_date: end, expected_total } };
      toast.success((await browserApi.reply('askExtension', input)).message);
      await navigate(paths.booking(language, id));
    } catch (error) {
      const isMoved = isApiError(error, 'booking.price_changed');
      toast.error(isMoved ? t('price_moved') : messageOf(error));
      onRefused();
      void revalidate();
    }
    isUnderWay.current = false;
    setIsSending(false);
  };
  return { send, isSending };
}
