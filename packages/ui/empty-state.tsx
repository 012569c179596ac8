import type { ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SearchIcon, type IconProps } from './icons.tsx';

/** 'Data Not Found' unless told otherwise; `children` are what the reader can do next. */
export function EmptyState({
  title,
  text,
  Icon = SearchIcon,
  children,
}: {
  title?: string;
  text?: string;
  Icon?: (props: IconProps) => ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts('common');
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <span className="bg-sunken text-muted rounded-pill mb-2 p-4">
        <Icon className="size-7" />
      </span>
      <h2 className="text-xl">{title ?? t('no_data_title')}</h2>
      <p className="text-muted max-w-md">{text ?? t('no_data_text')}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
