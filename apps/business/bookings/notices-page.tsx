import {
  Link,
  useFetcher,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { CompanyNotice } from '@nolo/contract/business/notices.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Switch } from '@nolo/ui/choice.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { BellIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';

/** What is read here is not new afterwards. */
export async function loadNotices({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) {
  const input = { params: { companyId } };
  const found = await api.call('companyNotices', input, { signal });
  if (found.notices.some(({ is_new }) => is_new)) await api.call('seeCompanyNotices', input, { signal });
  return found;
}

/** Whether the member has mails of them, too. */
export async function switchMails({ params: { companyId = '' }, request }: ActionFunctionArgs) {
  const body = (await request.json()) as { is_notified: boolean };
  try {
    await api.call('switchCompanyMails', { params: { companyId }, body });
    return { error: null };
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { error };
  }
}

/** What happened to the company's bookings. */
export function NoticesPage() {
  const t = useTexts('company-bookings');
  const { notices } = useLoaderData<typeof loadNotices>();
  return (
    <>
      <title>{t('notices')}</title>
      <h1 className="text-2xl">{t('notices')}</h1>
      <p className="text-muted mt-1">{t('notices_text')}</p>
      <Mails />
      {notices.length === 0 ? (
        <EmptyState title={t('notices_empty')} text={t('notices_empty_text')} Icon={BellIcon} />
      ) : (
        <ul className="border-line mt-4 border-t">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </>
  );
}

function Mails() {
  const t = useTexts('company-bookings');
  const textOf = useErrorText();
  const { is_notified } = useLoaderData<typeof loadNotices>();
  const fetcher = useFetcher<typeof switchMails>();
  const sent = fetcher.json as { is_notified: boolean } | undefined;
  const error = fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null;
  return (
    <div className="mt-4 max-w-2xl">
      <Switch
        name="is_notified"
        label={t('notices_mails')}
        hint={t('notices_mails_hint')}
        error={error === null ? undefined : textOf(error)}
        checked={sent?.is_notified ?? is_notified}
        onChange={({ target }) =>
          void fetcher.submit(
            { is_notified: target.checked },
            { method: 'post', encType: 'application/json' },
          )
        }
      />
    </div>
  );
}

/** Where what happened is seen. */
function pageOf({ kind, booking_id }: CompanyNotice): string {
  if (kind === 'review_written') return 'reviews';
  if (kind === 'police_report_refused') return `rentals/${booking_id}/police-report`;
  return `bookings/${booking_id}`;
}

/** The whole row is pressed. */
function NoticeRow({ notice }: { notice: CompanyNotice }) {
  const t = useTexts('company-bookings');
  const portal = useTexts('portal');
  const { companyId } = useParams();
  const { kind, at, number, car, renter, is_new } = notice;
  return (
    <li className="border-line border-b">
      <Link
        to={`/${companyId}/${pageOf(notice)}`}
        className="hover:bg-sunken grid min-h-12 gap-x-4 gap-y-1 py-3 desk:grid-cols-[12rem_minmax(0,2fr)_minmax(0,3fr)_8rem] desk:items-baseline desk:px-2 desk:py-2.5"
      >
        <time dateTime={at} className="text-muted text-sm tabular-nums">
          {formatDateTime(localDateTime(at), useLanguage())}
        </time>
        <span className="flex flex-wrap items-center gap-2 font-semibold max-desk:text-lg">
          {t(`notice_${kind}`)}
          {is_new && <Badge tone="info">{t('notice_new_mark')}</Badge>}
        </span>
        <span>
          {renter || portal('renter_deleted')}, {car}
        </span>
        <span className="text-muted tabular-nums">{number}</span>
      </Link>
    </li>
  );
}
