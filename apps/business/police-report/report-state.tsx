import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { mayChangeReport, type ReportStanding } from '@nolo/domain/police-report/report-state.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { useCompany } from '../member.ts';
import { useFieldName, type Report } from './load-report.ts';

const tones: Record<ReportStanding, Tone> = {
  drafted: 'neutral',
  waiting: 'info',
  receipt: 'success',
  refused: 'danger',
  manual: 'warning',
  outdated: 'danger',
};

/** How the report stands, and what that means for the car. */
export function ReportState({ loaded }: { loaded: Report }) {
  const t = useTexts('police-report');
  const language = useLanguage();
  const { report, content } = loaded;
  const state = report.standing;
  return (
    <Card className="grid gap-3" aria-live="polite">
      <div>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <p className="text-lg">
        <StateText loaded={loaded} state={state} />
      </p>
      {report.receipt !== null && (
        <p className="font-semibold tabular-nums">{t('receipt_number', { number: report.receipt })}</p>
      )}
      {state === 'receipt' && report.receipt === null && <p>{t('receipt_lost')}</p>}
      {report.contract_id !== null && (
        <p className="text-muted tabular-nums">{t('contract_number', { number: report.contract_id })}</p>
      )}
      {report.reported_at !== null && (
        <p className="text-muted tabular-nums">
          {formatDateTime(localDateTime(report.reported_at), language)}
        </p>
      )}
      {state === 'refused' && <RefusedBecause loaded={loaded} />}
      <Problem loaded={loaded} />
      {content?.is_changed === true && state !== 'outdated' && <Warning>{t('changed')}</Warning>}
    </Card>
  );
}

function StateText({ loaded, state }: { loaded: Report; state: ReportStanding }) {
  const t = useTexts('police-report');
  const { content, report, service } = loaded;
  if (state === 'waiting') return t('text_waiting');
  if (state === 'outdated') return t('changed');
  if (state === 'receipt') return t(service === 'file' ? 'text_receipt_file' : 'text_receipt');
  if (state === 'refused')
    return t(report.refused_field === 'contract_id' ? 'text_duplicate' : 'text_refused');
  if (state === 'manual')
    return t('text_manual', {
      name: report.manual_by ?? t('somebody'),
      reason: report.manual_because ?? '',
    });
  return t(content?.missing.length === 0 ? 'text_ready' : 'text_missing');
}

function RefusedBecause({ loaded: { report } }: { loaded: Report }) {
  const t = useTexts('police-report');
  const nameOf = useFieldName();
  return (
    <div className="grid gap-1">
      {report.refused_field !== null && report.refused_field !== 'contract_id' && (
        <p className="text-danger font-semibold">
          {t('refused_field', { field: nameOf(report.refused_field) })}
        </p>
      )}
      {report.refused_text !== null && report.refused_text !== '' && (
        <p className="text-muted" lang="it">
          {t('refused_words', { text: report.refused_text })}
        </p>
      )}
    </div>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="bg-warning-soft text-warning rounded-control p-3 font-medium">{children}</p>
);

/** Why it cannot go, or has not gone through yet. */
function Problem({ loaded }: { loaded: Report }) {
  const t = useTexts('police-report');
  const { companyId } = useParams();
  const { role } = useCompany();
  const { report, service, credentials } = loaded;
  if (!mayChangeReport(report.standing) && report.standing !== 'waiting') return null;
  if (service === 'none') return <Warning>{t('no_service')}</Warning>;
  if (report.problem === 'unreachable')
    return <Warning>{t('problem_unreachable', { count: report.tries })}</Warning>;
  const isRefused = report.problem === 'credentials' || credentials === 'refused';
  if (!isRefused && credentials !== 'none') return null;
  return (
    <>
      <Warning>{t(isRefused ? 'problem_credentials' : 'no_credentials')}</Warning>
      {mayAct(role, 'owner') && (
        <Link
          to={`/${companyId}/company/police-report`}
          className={buttonStyle('secondary', 'medium', 'w-full min-h-12!')}
        >
          {t('enter_credentials')}
        </Link>
      )}
    </>
  );
}
