import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Issue } from '@nolo/contract/issues.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { PrivatePicture } from '../../shared/forms/private-picture.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { IssuesFrame } from './issues-frame.tsx';
import { IssuesGate, type BookingIssues } from './issues-gate.tsx';
import type { IssuesData } from './load-issues.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

export function ViewIssuesPage({ data }: { data: IssuesData }) {
  const language = useLanguage();
  return (
    <IssuesFrame page="view" data={data}>
      <IssuesGate data={data} addressOf={(reservation) => paths.viewIssues(language, { reservation })}>
        {(found) => <Reported {...found} />}
      </IssuesGate>
    </IssuesFrame>
  );
}

function Reported({ booking, issues, canReport }: BookingIssues) {
  const t = useTexts('issues');
  const language = useLanguage();
  const report = canReport && (
    <LinkButton to={paths.addIssues(language, { reservation: booking.id })} className="self-start">
      {t('report')}
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">
        {unbrokenNumber(
          t('booking', { car: bookedCarName(booking), number: booking.number }),
          booking.number,
        )}
      </p>
      {issues.length === 0 ? (
        <EmptyState title={t('none_yet')} text={t(canReport ? 'none_text' : 'cannot_report')}>
          {report}
        </EmptyState>
      ) : (
        <>
          <ol className="flex flex-col gap-4">
            {issues.map((issue, index) => (
              <li key={issue.id}>
                <ReportedIssue
                  issue={issue}
                  number={index + 1}
                  reservationId={booking.id}
                  timeZone={booking.time_zone}
                />
              </li>
            ))}
          </ol>
          {report}
        </>
      )}
    </div>
  );
}

type IssueProps = { issue: Issue; number: number; reservationId: string; timeZone: string };

function ReportedIssue({ issue, number, reservationId, timeZone }: IssueProps) {
  const t = useTexts('issues');
  const language = useLanguage();
  const moment = formatDateTime(localDateTime(issue.created_at, timeZone), language);
  return (
    <Card>
      <section aria-labelledby={`issue-${issue.id}`} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`issue-${issue.id}`} className="text-lg">
            {t('issue_number', { number })}
          </h2>
          <Badge tone={issue.is_read ? 'success' : 'neutral'}>{t(issue.is_read ? 'read' : 'unread')}</Badge>
        </div>
        <p className="break-words whitespace-pre-line">{issue.issueDescription}</p>
        {issue.issueImagePath && (
          <div className="bg-sunken border-line rounded-control grid aspect-[4/3] max-w-sm place-items-center overflow-hidden border">
            <PrivatePicture
              url={issue.issueImagePath}
              alt={t('picture_alt', { number })}
              failed={t('picture_failed')}
            />
          </div>
        )}
        <p className="text-muted text-sm">{t('reported_at', { moment })}</p>
        {!issue.is_read && <DeleteIssue reservationId={reservationId} issueId={issue.id} />}
      </section>
    </Card>
  );
}

function DeleteIssue(params: { reservationId: string; issueId: string }) {
  const t = useTexts('issues');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('deleteIssue', { params });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    // Also after a refusal: staff has acknowledged it meanwhile.
    await revalidate();
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete_title')}
        text={t('delete_text')}
        variant="danger"
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
