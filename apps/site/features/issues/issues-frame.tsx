import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { paths } from '../../app/paths.ts';
import type { IssuesData } from './load-issues.ts';

export type IssuesPage = 'add' | 'view';

type Props = { page: IssuesPage; data?: IssuesData; children?: ReactNode };

/** Heading and width of both issues pages, and the way back to their booking; without children, their outline. */
export function IssuesFrame({ page, data, children }: Props) {
  const t = useTexts('issues');
  const language = useLanguage();
  return (
    <div className="page-width py-8 sm:py-10">
      <div className="max-w-2xl">
        {data?.kind === 'booking' && (
          <p className="mb-2">
            <BackLink to={paths.booking(language, data.booking.id)}>{t('back')}</BackLink>
          </p>
        )}
        <h1 className="text-3xl">{t(`${page}_title`)}</h1>
        <p className="text-muted mt-2">{t(`${page}_intro`)}</p>
        <div className="mt-6">{children ?? <Skeleton className="h-96" />}</div>
      </div>
    </div>
  );
}
