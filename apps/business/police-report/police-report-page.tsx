import { useEffect } from 'react';
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router';
import { formatDayTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BackTo } from '../bookings/back-to.tsx';
import type { loadReport, Report } from './load-report.ts';
import { MarkManual } from './mark-manual.tsx';
import { MissingParts } from './missing-parts.tsx';
import { ReportContent } from './report-content.tsx';
import { ReportState } from './report-state.tsx';

/** So often it is asked how a report stands that is under way. */
const AGAIN_MS = 2000;

/** A rental's report to the police: how it stands, what is missing, what is sent; the next step under the thumb. */
export function PoliceReportPage() {
  const t = useTexts('police-report');
  const language = useLanguage();
  const { companyId, id } = useParams();
  const loaded = useLoaderData<typeof loadReport>();
  const { rental, content } = loaded;
  useFollow(loaded.report.standing === 'waiting');
  const back = rental.is_own
    ? `/${companyId}/calendar?from=${rental.start_date.slice(0, 10)}`
    : `/${companyId}/bookings/${id}`;
  return (
    <>
      <title>{`${t('title')} ${rental.name}`}</title>
      <BackTo to={back}>{t(rental.is_own ? 'back_own' : 'back_booking')}</BackTo>
      <h1 className="mt-1 text-2xl">{t('title')}</h1>
      <p className="text-muted mt-1">{t('of', { name: rental.name, car: rental.car })}</p>
      <p className="tabular-nums">
        {formatDayTime(rental.start_date, language)} – {formatDayTime(rental.end_date, language)}
      </p>
      <div className="mt-4 grid items-start gap-4 desk:grid-cols-2">
        <div className="grid gap-4">
          <ReportState loaded={loaded} />
          {content && <MissingParts loaded={loaded} content={content} />}
        </div>
        <div className="grid gap-4">
          {content ? (
            <ReportContent loaded={loaded} content={content} />
          ) : (
            <Card>
              <p>{t('closed')}</p>
            </Card>
          )}
        </div>
      </div>
      <NextStep loaded={loaded} />
    </>
  );
}

/** While it is under way, the page follows it. */
function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void revalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

/** Under the thumb, wherever the page has been scrolled to. */
function NextStep({ loaded }: { loaded: Report }) {
  const t = useTexts('police-report');
  const { companyId = '', id = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { actions, content, report, service, credentials } = loaded;
  const params = { companyId, id };
  const canReport = actions.report_again && content?.is_changed === true;
  const { act, isBusy, error } = useAct(async () => {
    await api.call(canReport ? 'reopenPoliceReport' : 'sendPoliceReport', { params });
    await revalidate();
  });
  const isComplete = content !== null && content.missing.length === 0;
  const mayReach = service !== 'none' && credentials !== 'none';
  const canSend = actions.send && isComplete && mayReach;
  const first = content?.missing.find(({ part }) => part !== 'company' && part !== 'car');
  if (!canSend && !canReport && !actions.mark_manual) return null;
  return (
    <div className="bg-page border-line sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t px-4 py-3 max-desk:-mb-5 desk:static desk:mx-0 desk:mt-4 desk:flex desk:border-0 desk:px-0">
      {error !== null && <Refusal error={error} />}
      {(canSend || canReport) && (
        <Button size="large" className="w-full desk:w-auto" isBusy={isBusy} onClick={act}>
          {t(canReport ? 'report_again' : report.standing === 'refused' ? 'send_again' : 'send')}
        </Button>
      )}
      {actions.answer && first && (
        <Link
          to={first.part === 'rental' ? 'rental' : `drivers/${first.part === 'driver' ? 1 : 2}`}
          className={buttonStyle('primary', 'large', 'w-full desk:w-auto')}
        >
          {t('complete')}
        </Link>
      )}
      {actions.mark_manual && <MarkManual />}
    </div>
  );
}
