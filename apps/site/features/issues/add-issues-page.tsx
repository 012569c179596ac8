import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { visibleText } from '@nolo/domain/typed-text.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { PlusIcon } from '../../shared/rental/rental-icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { DraftCard } from './draft-card.tsx';
import { IssuesFrame } from './issues-frame.tsx';
import { IssuesGate, type BookingIssues } from './issues-gate.tsx';
import type { IssuesData } from './load-issues.ts';
import { useIssueDrafts, type IssueDrafts } from './use-issue-drafts.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

export function AddIssuesPage({ data }: { data: IssuesData }) {
  const t = useTexts('issues');
  const language = useLanguage();
  return (
    <IssuesFrame page="add" data={data}>
      <IssuesGate data={data} addressOf={(reservation) => paths.addIssues(language, { reservation })}>
        {(found) =>
          found.canReport ? (
            <IssuesForm key={found.booking.id} {...found} />
          ) : (
            <p className="bg-sunken rounded-card p-4">{t('cannot_report')}</p>
          )
        }
      </IssuesGate>
    </IssuesFrame>
  );
}

const isEmpty = (text: string) => visibleText(text).trim() === '';

/** Sends what is complete; the first report without a description is shown instead. */
function useSending(issues: IssueDrafts, view: string) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const send = async () => {
    setIsAsked(true);
    const missing = issues.unsent.find(({ issueDescription }) => isEmpty(issueDescription));
    if (missing) {
      form.current?.querySelector<HTMLElement>(`[name="description-${missing.id}"]`)?.focus();
      return;
    }
    if (await issues.sendAll()) void navigate(view);
  };
  const append = () => {
    setIsAsked(false);
    issues.append();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { form, onSubmit, append, isMissing: (text: string) => isAsked && isEmpty(text) };
}

function IssuesForm({ booking, drafts: kept }: BookingIssues) {
  const t = useTexts('issues');
  const language = useLanguage();
  const issues = useIssueDrafts(booking.id, kept);
  const { drafts, unsent } = issues;
  const view = paths.viewIssues(language, { reservation: booking.id });
  const { form, onSubmit, append, isMissing } = useSending(issues, view);
  useLeaveWarning(
    issues.isSending || unsent.some(({ file, isPictureKept }) => file !== null && !isPictureKept),
  );
  return (
    <form ref={form} noValidate method="post" className="flex flex-col gap-5" onSubmit={onSubmit}>
      <p className="font-semibold">
        {unbrokenNumber(
          t('booking', { car: bookedCarName(booking), number: booking.number }),
          booking.number,
        )}
      </p>
      {drafts.map((draft, index) => (
        <DraftCard
          key={draft.id}
          draft={draft}
          number={index + 1}
          isMissing={isMissing(draft.issueDescription)}
          onChange={(changes) => issues.change(draft.id, changes)}
          onPicture={(file) => issues.choosePicture(draft, file)}
          onRemove={drafts.length > 1 ? () => issues.remove(draft) : undefined}
        />
      ))}
      <SomeFailed drafts={drafts} />
      <FormActions issues={issues} view={view} onAppend={append} />
    </form>
  );
}

function FormActions({
  issues,
  view,
  onAppend,
}: {
  issues: IssueDrafts;
  view: string;
  onAppend: () => void;
}) {
  const t = useTexts('issues');
  const { unsent, isSending } = issues;
  const isAgain = unsent.some(({ state }) => state === 'failed');
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:w-full">
      <SubmitButton size="large" isBusy={isSending}>
        {isAgain ? t('send_again') : t('send', { count: Math.max(unsent.length, 1) })}
      </SubmitButton>
      <Button variant="secondary" size="large" disabled={isSending} onClick={onAppend}>
        <PlusIcon />
        {t('add_another')}
      </Button>
      <LinkButton variant="quiet" size="large" to={view}>
        {t('view_title')}
      </LinkButton>
    </div>
  );
}

/** What arrived stays; nobody has to wonder. */
function SomeFailed({ drafts }: Pick<IssueDrafts, 'drafts'>) {
  const t = useTexts('issues');
  return (
    <div role="alert" className="empty:hidden">
      {drafts.some(({ state }) => state === 'failed') && (
        <p className="bg-danger-soft text-danger rounded-card p-4">{t('some_failed')}</p>
      )}
    </div>
  );
}
