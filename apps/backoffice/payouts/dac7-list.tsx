import { useState } from 'react';
import { localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { DownloadButton } from '@nolo/portal/download-button.tsx';

/** The last year, which is reported by the end of January, and the running one. */
export function Dac7List() {
  const t = useTexts('statement');
  const [running] = useState(() => Number(localDateTime(serverNow().toISOString()).slice(0, 4)));
  return (
    <section aria-labelledby="dac7" className="mt-10 max-w-2xl">
      <h2 id="dac7" className="text-xl">
        {t('dac7')}
      </h2>
      <p className="text-muted mt-1">{t('dac7_text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {[running - 1, running].map((year) => (
          <DownloadButton key={year} address={`/staff/dac7/${year}`} label={`${t('dac7')} ${year}`}>
            {year}
          </DownloadButton>
        ))}
      </div>
    </section>
  );
}
