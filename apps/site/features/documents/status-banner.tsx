import { Link } from 'react-router';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { problemsOfDocument, reviewedDocuments } from '@nolo/domain/identity/document-findings.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '@nolo/ui/icons.tsx';

const variants = {
  missing: { style: 'bg-primary-soft text-on-primary-soft', Icon: InfoIcon },
  uploaded: { style: 'bg-warning-soft text-warning', Icon: ClockIcon },
  verified: { style: 'bg-success-soft text-success', Icon: CheckIcon },
  rejected: { style: 'bg-danger-soft text-danger', Icon: WarningIcon },
} as const;

type Props = Pick<CustomerProfile, 'documents_findings' | 'documents_status' | 'documents_rejected_reason'>;

/** Where the documents are on their way to a car. */
export function StatusBanner({
  documents_findings: findings,
  documents_status: status,
  documents_rejected_reason: reason,
}: Props) {
  const t = useTexts('documents');
  const language = useLanguage();
  const { style, Icon } = variants[status];
  return (
    <div className={`rounded-card flex items-start gap-3 p-4 sm:p-5 ${style}`} aria-live="polite">
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-bold">{t(`status_${status}_title`)}</p>
        {findings.length > 0 && <Findings findings={findings} />}
        {status === 'rejected' && reason && (
          <p className="mt-1 font-semibold break-words">{t('status_rejected_reason', { reason })}</p>
        )}
        <p className="text-ink mt-1">{t(`status_${status}_text`)}</p>
        {(status === 'uploaded' || status === 'rejected') && (
          <Link to={paths.contactUs(language)} className="text-ink mt-1 inline-block underline">
            {t('contact_support')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What is wrong, document by document. */
function Findings({ findings }: { findings: CustomerProfile['documents_findings'] }) {
  const t = useTexts('documents');
  const wrong = reviewedDocuments.filter((one) => problemsOfDocument(findings, one).length > 0);
  return (
    <dl className="text-ink mt-1 flex flex-col gap-1">
      {wrong.map((one) => (
        <div key={one}>
          <dt className="font-semibold">{t(one)}</dt>
          {problemsOfDocument(findings, one).map((problem) => (
            <dd key={problem}>{t(`problem_${problem}`)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
