import { useState } from 'react';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { OfferReport } from '@nolo/contract/staff/offer-reports.ts';
import type { OfferReportDecision } from '@nolo/domain/cars/offer-report.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction } from '../steps.ts';
import { HiddenCars, type HideStep } from './hidden-cars.tsx';

const isDecided = (search: URLSearchParams) => search.get('decided') === 'true';

export const loadOfferReports = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffOfferReports', { query: { decided: isDecided(new URL(url).searchParams) } }, { signal });

type DecideStep = { what: 'decide'; id: string; decision: OfferReportDecision; reason: string };

export const decideOfferReports = stepAction<DecideStep | HideStep>((step) =>
  step.what === 'decide'
    ? api.call('decideOfferReport', {
        params: { id: step.id },
        body: { decision: step.decision, reason: step.reason },
      })
    : api.call('hideCar', {
        params: { id: step.car },
        body: { is_hidden: step.is_hidden, reason: step.reason },
      }),
);

const tab = (isShown: boolean) => buttonStyle(isShown ? 'secondary' : 'quiet', 'medium', 'min-h-12!');

/** What anybody reports of a car, the longest waiting first, and the cars that are hidden. */
export function OfferReportsPage() {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { reports, has_more, hidden } = useLoaderData<typeof loadOfferReports>();
  const [search] = useSearchParams();
  const areDecided = isDecided(search);
  return (
    <>
      <title>{t('offer_reports')}</title>
      <h1 className="text-2xl">{t('offer_reports')}</h1>
      <nav aria-label={t('offer_reports')} className="mt-4 flex flex-wrap gap-2">
        <Link
          to="/offer-reports"
          className={tab(!areDecided)}
          {...(!areDecided && { 'aria-current': 'page' })}
        >
          {t('offer_reports_waiting')}
        </Link>
        <Link
          to="/offer-reports?decided=true"
          className={tab(areDecided)}
          {...(areDecided && { 'aria-current': 'page' })}
        >
          {t('offer_reports_decided')}
        </Link>
      </nav>
      {reports.length > 0 ? (
        <ul className="border-line mt-4 border-t">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      ) : areDecided ? (
        <EmptyState title={t('offer_reports_none_decided')} text={t('offer_reports_none_text')} />
      ) : (
        <EmptyState title={t('offer_reports_none')} text={t('offer_reports_none_text')} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
      <HiddenCars cars={hidden} />
    </>
  );
}

function ReportRow({ report }: { report: OfferReport }) {
  const t = useTexts('work');
  const language = useLanguage();
  const [asked, setAsked] = useState<OfferReportDecision | null>(null);
  const { id, kind, text, email, car, car_id, slug, company, company_id, decision } = report;
  const momentOf = (at: string) => formatDateTime(localDateTime(at), language);
  const when = momentOf(report.reported_at);
  return (
    <li className="border-line border-b py-4">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {car}
        <Badge tone="warning">{t(`offer_report_${kind}`)}</Badge>
      </h2>
      <p className="text-muted text-sm">
        <Link to={`/companies/${company_id}`} className="hover:underline">
          {company}
        </Link>
      </p>
      <p className="mt-2 break-words whitespace-pre-line">{text}</p>
      <p className="text-muted mt-1 text-sm break-words">
        {email === null ? t('offer_report_anonymous', { when }) : t('offer_report_by', { email, when })}
      </p>
      {decision !== null && (
        <p className="mt-2 break-words whitespace-pre-line">
          {t(`offer_report_decision_${decision.kind}`, {
            by: decision.by,
            when: momentOf(decision.at),
            reason: decision.reason,
          })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {report.hidden_because === null && (
          <a
            href={`/${language}/car-detail/${slug}/${car_id}`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('quiet', 'medium', 'min-h-12!')}
          >
            {t('offer_report_open_car')}
          </a>
        )}
        {decision === null && (
          <>
            <Button variant="secondary" className="min-h-12!" onClick={() => setAsked('keep')}>
              {t('offer_report_keep')}
            </Button>
            <Button variant="danger" className="min-h-12!" onClick={() => setAsked('hide')}>
              {t('offer_report_hide')}
            </Button>
          </>
        )}
      </div>
      {asked !== null && <Decide id={id} decision={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

function Decide({
  id,
  decision,
  onClose,
}: {
  id: string;
  decision: OfferReportDecision;
  onClose: () => void;
}) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  return (
    <ReasonDialog<DecideStep>
      title={t(`offer_report_${decision}_title`)}
      text={t(`offer_report_${decision}_text`)}
      label={backoffice('reason')}
      hint={t('offer_report_reason_hint')}
      confirmLabel={t(`offer_report_${decision}`)}
      variant={decision === 'hide' ? 'danger' : 'primary'}
      stepOf={(reason) => ({ what: 'decide', id, decision, reason })}
      onClose={onClose}
    />
  );
}
