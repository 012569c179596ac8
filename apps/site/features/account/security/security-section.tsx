import type { ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';

type SectionId = 'password' | 'passkeys' | 'devices' | 'privacy' | 'delete';
type Props = { id: SectionId; children: ReactNode };

/** A card with its heading; `#password` in the address leads to it. */
export function SecuritySection({ id, children }: Props) {
  const t = useTexts('security');
  return (
    <Card id={id} className="scroll-mt-20">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-xl">
          {t(id)}
        </h2>
        <p className="text-muted mt-1 mb-5">{t(`${id}_text`)}</p>
        {children}
      </section>
    </Card>
  );
}
