import type { ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';

export const sections = ['personal', 'identity', 'licence'] as const;
export type Section = (typeof sections)[number];

/** One part of the form; `#identity` in the address leads to it. */
export function FormSection({ section, children }: { section: Section; children: ReactNode }) {
  const t = useTexts('documents');
  return (
    <Card id={section} className="@container scroll-mt-20">
      <fieldset className="min-w-0">
        <legend className="mb-5 text-xl font-bold">{t(section)}</legend>
        <div className="grid grid-cols-1 gap-5 @md:grid-cols-2">{children}</div>
      </fieldset>
    </Card>
  );
}
