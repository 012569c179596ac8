import { ISSUE_DESCRIPTION_MAX_LENGTH } from '@nolo/domain/issues/issue-limits.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { FieldErrorText } from '@nolo/ui/field.tsx';
import { ProgressBar } from '@nolo/ui/progress-bar.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import type { IssueDraft } from './issue-drafts.ts';
import { IssuePictureField } from './issue-picture-field.tsx';

type Props = {
  draft: IssueDraft;
  number: number;
  /** The description was asked for and is not there. */
  isMissing: boolean;
  onChange: (changes: Partial<IssueDraft>) => void;
  onPicture: (file: File | null) => void;
  /** Absent for the only one. */
  onRemove?: (() => void) | undefined;
};

/** One issue of the form: what is wrong, its picture, and how far its sending is. */
export function DraftCard({ draft, number, isMissing, onChange, onPicture, onRemove }: Props) {
  const t = useTexts('issues');
  const { state, error } = draft;
  return (
    <Card>
      <section aria-labelledby={`issue-${draft.id}`} className="flex flex-col gap-5">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 id={`issue-${draft.id}`} className="text-lg">
            {t('issue_number', { number })}
          </h2>
          {state === 'sent' && <Badge tone="success">{t('sent')}</Badge>}
          {state === 'failed' && <Badge tone="danger">{t('failed')}</Badge>}
        </div>
        {state === 'sent' ? (
          <p className="whitespace-pre-line">{draft.issueDescription}</p>
        ) : (
          <DraftFields {...{ draft, number, isMissing, onChange, onPicture }} />
        )}
        {state === 'sending' && <Progress share={draft.progress} id={draft.id} />}
        <div aria-live="polite" className="empty:hidden">
          <FieldErrorText id={`${draft.id}-error`} error={error ?? undefined} />
        </div>
        {onRemove && (state === 'writing' || state === 'failed') && (
          <Button variant="quiet" className="-ml-3 self-start px-3!" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </section>
    </Card>
  );
}

function DraftFields({ draft, number, isMissing, onChange, onPicture }: Omit<Props, 'onRemove'>) {
  const t = useTexts('issues');
  const errorOf = useFieldError();
  const missing = isMissing ? { type: 'required', message: 'issue_description_required' } : undefined;
  return (
    <fieldset disabled={draft.state === 'sending'} className="flex min-w-0 flex-col gap-5">
      <TextAreaField
        label={t('description')}
        hint={t('description_hint')}
        name={`description-${draft.id}`}
        value={draft.issueDescription}
        maxLength={ISSUE_DESCRIPTION_MAX_LENGTH}
        error={errorOf(missing)}
        onChange={({ target }) => onChange({ issueDescription: target.value })}
      />
      <IssuePictureField draft={draft} number={number} onChange={onPicture} />
    </fieldset>
  );
}

function Progress({ share, id }: { share: number; id: string }) {
  const t = useTexts('issues');
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={`progress-${id}`} className="text-sm font-semibold">
        {percent < 100 ? t('sending', { percent }) : t('checking')}
      </label>
      <ProgressBar id={`progress-${id}`} percent={percent} />
    </div>
  );
}
