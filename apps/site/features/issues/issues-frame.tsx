import type { ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';

export type IssuesPage = 'add' | 'view';

/** Heading and width of both issues pages; without children, their outline. */
export function IssuesFrame({ page, children }: { page: IssuesPage; children?: ReactNode }) {
  const t = useTexts('issues');
  return (
    <div className="page-width py-8 sm:py-10">
      <div className="max-w-2xl">
        <h1 className="text-3xl">{t(`${page}_title`)}</h1>
        <p className="text-muted mt-2">{t(`${page}_intro`)}</p>
        <div className="mt-6">{children ?? <Skeleton className="h-96" />}</div>
      </div>
    </div>
  );
}
