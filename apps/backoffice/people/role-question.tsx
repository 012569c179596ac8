import type { StaffPerson } from '@nolo/contract/staff/people.ts';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { useStep } from '../steps.ts';
import type { RoleStep } from './change-roles.ts';

/** A role to give somebody of the staff, or to take away where they have it. */
export type AskedRole = { person: StaffPerson; role: StaffRole };

/** Asks before somebody of the staff may do more or less; a refusal stands under the question. */
export function RoleQuestion({
  asked: { person, role },
  onClose,
}: {
  asked: AskedRole;
  onClose: () => void;
}) {
  const t = useTexts('backoffice');
  const common = useTexts('common');
  const names = { name: person.name, role: useTexts('portal')(`role_${role}`) };
  const { isBusy, error, take } = useStep(onClose);
  const isGiven = !person.roles.includes(role);
  const isOwn = person.is_self && role === 'admin';
  const step: RoleStep = isGiven
    ? { step: 'give', email: person.email, role }
    : { step: 'take', id: person.id, role, isOwn };
  const isLast = person.roles.length === 1;
  const text = isGiven ? 'role_holds' : isOwn ? 'take_own_text' : isLast ? 'take_last_text' : 'role_holds';
  return (
    <ConfirmDialog
      isOpen
      title={t(isGiven ? 'give_one_title' : 'take_one_title', names)}
      text={
        <div className="grid gap-3">
          <p>{t(text)}</p>
          {error !== null && <Refusal error={error} />}
        </div>
      }
      variant={isGiven ? 'primary' : 'danger'}
      confirmLabel={t(isGiven ? 'give_role' : 'take_role')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => take(step)}
    />
  );
}
