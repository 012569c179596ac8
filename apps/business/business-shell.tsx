import { Outlet, useMatch, useParams } from 'react-router';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Shell } from '@nolo/portal/shell.tsx';
import { useIsStorageRefused } from './handover/device-rows.ts';
import { useSending } from './handover/waiting.ts';
import { useMember } from './member.ts';
import { useIsOnline } from './use-is-online.ts';

/** The frame of every page: the company that the address names, and what the reader is in it. */
export function BusinessShell() {
  const t = useTexts('portal');
  const bookings = useTexts('company-bookings');
  const money = useTexts('money');
  const { companyId } = useParams();
  useSending();
  const { name, companies } = useMember();
  const company = companies.find(({ id }) => String(id) === companyId);
  // Whoever reads them has seen them.
  const isReading = useMatch('/:companyId/notices') !== null;
  const newNotices = isReading ? 0 : (company?.new_notices ?? 0);
  const home = company ? `/${company.id}` : '/';
  const pages = company
    ? [
        { to: home, label: t('handovers') },
        { to: `${home}/bookings`, label: bookings('title') },
        { to: `${home}/calendar`, label: t('calendar') },
        {
          to: `${home}/notices`,
          label: newNotices > 0 ? bookings('notices_count', { count: newNotices }) : bookings('notices'),
        },
        { to: `${home}/cars`, label: t('cars') },
        ...(mayAct(company.role, 'manager') ? [{ to: `${home}/money`, label: money('title') }] : []),
        ...(mayAct(company.role, 'owner') ? [{ to: `${home}/company`, label: t('company') }] : []),
      ]
    : [];
  // What is opened now and then; the line of pages has no room for more.
  const more = [
    ...(company && mayAct(company.role, 'manager') ? [{ to: `${home}/offers`, label: t('offers') }] : []),
    ...(company ? [{ to: `${home}/reviews`, label: bookings('reviews') }] : []),
    ...(company && mayAct(company.role, 'owner')
      ? [
          { to: `${home}/members`, label: t('members') },
          { to: `${home}/audit`, label: t('audit') },
        ]
      : []),
    ...(companies.length > 1 ? [{ to: '/', label: t('change_company') }] : []),
  ];
  return (
    <Shell
      name={company?.name ?? t('title')}
      home={home}
      role={company ? t(`role_${company.role}`) : ''}
      person={name}
      pages={pages}
      more={more}
    >
      <DeviceState />
      <Outlet />
    </Shell>
  );
}

/** What is shown may be older than it looks, and what is captured may be gone with the page. */
function DeviceState() {
  const t = useTexts('counter');
  const isOnline = useIsOnline();
  const isRefused = useIsStorageRefused();
  const style = 'bg-warning-soft text-warning rounded-control mb-4 block p-3 font-medium empty:hidden';
  return (
    <>
      <output className={style}>{isOnline ? null : t('no_network')}</output>
      <output className={style}>{isRefused ? t('storage_refused') : null}</output>
    </>
  );
}
