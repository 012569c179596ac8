import { useId, type ReactNode } from 'react';
import { Card } from '@nolo/ui/card.tsx';

/** A part of the booking's page, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-4 text-lg sm:text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
