import { useState } from 'react';
import { callUrl } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { When } from '../row-parts.tsx';
import { EvidencePicture } from './evidence-picture.tsx';

type Props = { disputeId: string } & Pick<StaffDispute, 'issues'>;

/** What the renter complained of while they had the car. */
export function ReportedIssues({ disputeId, issues }: Props) {
  const t = useTexts('disputes');
  return (
    <Card>
      <h2 className="text-lg">{t('issues')}</h2>
      {issues.length === 0 && <p className="text-muted mt-2">{t('issues_none')}</p>}
      <ol className="divide-line divide-y">
        {issues.map((issue) => (
          <Issue key={issue.id} disputeId={disputeId} issue={issue} />
        ))}
      </ol>
    </Card>
  );
}

function Issue({ disputeId, issue }: { disputeId: string; issue: StaffDispute['issues'][number] }) {
  const t = useTexts('disputes');
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const { id, created_at, description, has_picture, resolved_at } = issue;
  return (
    <li className="py-3">
      <p className="text-muted text-sm">
        <When at={created_at} />
      </p>
      <p className="break-words whitespace-pre-line">{description}</p>
      {resolved_at !== null && (
        <p className="text-success text-sm font-medium">
          {t('issue_resolved', { at: formatDateTime(localDateTime(resolved_at), language) })}
        </p>
      )}
      {has_picture && !isShown && (
        <Button variant="secondary" className="mt-2 min-h-12!" onClick={() => setIsShown(true)}>
          {t('issue_picture')}
        </Button>
      )}
      {isShown && (
        <div className="mt-2 max-w-60">
          <EvidencePicture
            name={t('issue_picture')}
            address={callUrl(staffAddresses.staffDisputeIssueImage[1], {
              params: { id: disputeId, issueId: id },
            })}
          />
        </div>
      )}
    </li>
  );
}
