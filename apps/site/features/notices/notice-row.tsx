import { Link, useRevalidator } from 'react-router';
import type { Notice } from '@nolo/contract/notices.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { CloseIcon } from '@nolo/ui/icons.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

type Way = { text: PlainKey<'notices'>; to: (language: Language) => string };

/** Where one can do something about a notice. */
function wayOf({ kind, booking_id }: Notice): Way {
  if (booking_id !== null) {
    return { text: 'see_booking', to: (language) => paths.booking(language, booking_id) };
  }
  if (kind.startsWith('documents-') || kind === 'driver-added') {
    return { text: 'see_documents', to: (language) => paths.myProfileDocument(language) };
  }
  if (kind === 'passkey-added') {
    return { text: 'see_security', to: (language) => paths.accountSecurity(language, 'passkeys') };
  }
  if (kind === 'password-changed' || kind === 'new-device') {
    return { text: 'see_security', to: (language) => paths.accountSecurity(language, 'devices') };
  }
  return { text: 'see_bookings', to: (language) => paths.myBooking(language) };
}

export function NoticeRow({ notice }: { notice: Notice }) {
  const t = useTexts('notices');
  const language = useLanguage();
  const way = wayOf(notice);
  const values = {
    number: notice.number ?? '',
    car: notice.car_name ?? '',
    detail: notice.detail ?? '',
  };
  return (
    <li className="flex items-start gap-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1">
        <p className={`break-words ${notice.is_read ? '' : 'font-semibold'}`}>
          {unbrokenNumber(t(notice.kind, values), values.number)}{' '}
          {!notice.is_read && <Badge tone="info">{t('new')}</Badge>}
        </p>
        <p className="text-muted mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          <time dateTime={notice.created_at}>
            {formatDateTime(localDateTime(notice.created_at), language)}
          </time>
          <Link
            to={way.to(language)}
            className="text-primary-text inline-flex min-h-11 items-center font-semibold"
          >
            {t(way.text)}
          </Link>
        </p>
      </div>
      <DeleteNotice id={notice.id} />
    </li>
  );
}

function DeleteNotice({ id }: Pick<Notice, 'id'>) {
  const t = useTexts('notices');
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      await browserApi.call('deleteNotice', { params: { id } }, { isQuiet: true });
    } catch (error) {
      toast.error(messageOf(error));
    }
    // Also after a refusal: another tab has deleted it meanwhile.
    await revalidate();
  };
  return (
    <button
      type="button"
      aria-label={t('delete')}
      onClick={() => void remove()}
      className="text-muted hover:bg-sunken hover:text-ink rounded-control -mt-2 -mr-2 grid size-11 shrink-0 place-items-center"
    >
      <CloseIcon />
    </button>
  );
}
