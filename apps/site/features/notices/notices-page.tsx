import { useEffect } from 'react';
import type { Notice } from '@nolo/contract/notices.ts';
import { browserApi } from '../../api/browser-api.ts';
import { rememberUnread } from '../../api/current-user.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { BellIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { NoticeRow } from './notice-row.tsx';

/** Everything the renter has been told; seeing it is reading it. */
export function NoticesPage({ notices }: { notices: Notice[] }) {
  const t = useTexts('notices');
  const language = useLanguage();
  const shown = notices.some(({ is_read }) => !is_read) ? notices.map(({ id }) => id).join() : '';
  useEffect(() => {
    if (shown === '') return;
    browserApi.call('readNotices', { body: { ids: shown.split(',') } }, { isQuiet: true }).then(
      ({ unread }) => rememberUnread(unread),
      () => undefined,
    );
  }, [shown]);
  return (
    <div className="page-width py-8 sm:py-10">
      <div className="max-w-3xl">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted mt-2">{t('intro')}</p>
        {notices.length === 0 ? (
          <EmptyState title={t('empty_title')} text={t('empty_text')} Icon={BellIcon}>
            <LinkButton to={paths.carList(language)}>{t('empty_action')}</LinkButton>
          </EmptyState>
        ) : (
          <ul className="divide-line border-line bg-surface rounded-card mt-6 divide-y border">
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
