import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Member, OpenInvitation } from '@nolo/contract/business/members.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import type { changeMembers, MemberChange } from './change-members.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';

export type Question =
  | { what: 'role'; member: Member; role: MemberRole }
  | { what: 'remove'; member: Member }
  | { what: 'withdraw'; invitation: OpenInvitation };

type Props = { question: Question; company: string; onClose: () => void };

/** Asks before somebody gets another role, leaves, or is no longer invited; a refusal stands under the question. */
export function MemberQuestion({ question, company, onClose }: Props) {
  const t = useTexts('common');
  const words = useWords(question, company);
  const fetcher = useFetcher<typeof changeMembers>();
  const { data, state } = fetcher;
  const changed = state === 'idle' && data !== undefined && 'error' in data ? data : null;
  const isDone = changed?.error === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      text={
        <div className="grid gap-3">
          <p>{words.text}</p>
          {changed !== null && !isDone && <Refusal error={changed.error} />}
        </div>
      }
      variant={question.what === 'role' ? 'primary' : 'danger'}
      confirmLabel={words.confirm}
      cancelLabel={t('cancel')}
      isBusy={state !== 'idle'}
      onCancel={onClose}
      onConfirm={() =>
        void fetcher.submit(changeOf(question), { method: 'post', encType: 'application/json' })
      }
    />
  );
}

function changeOf(question: Question): MemberChange {
  if (question.what === 'withdraw') return { what: 'withdraw', id: question.invitation.id };
  const { id, is_self: isSelf } = question.member;
  return question.what === 'remove'
    ? { what: 'remove', id, isSelf }
    : { what: 'role', id, role: question.role, isSelf };
}

function useWords(question: Question, company: string) {
  const t = useTexts('members');
  if (question.what === 'withdraw') {
    const { email } = question.invitation;
    return { title: t('withdraw_title'), text: t('withdraw_text', { email }), confirm: t('withdraw') };
  }
  const { name, is_self } = question.member;
  if (question.what === 'role') {
    return {
      title: t(`make_${question.role}`, { name }),
      text: is_self ? t('less_self') : t(`${question.role}_may`),
      confirm: t('change_role'),
    };
  }
  return is_self
    ? { title: t('leave_title', { company }), text: t('leave_text', { company }), confirm: t('leave') }
    : { title: t('remove_title', { name }), text: t('remove_text', { name, company }), confirm: t('remove') };
}
