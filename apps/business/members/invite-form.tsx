import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { INVITATION_DAYS } from '@nolo/domain/account/account-limits.ts';
import { memberRoles, type MemberRole } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import type { changeMembers, MemberChange } from './change-members.ts';

type Invite = Extract<MemberChange, { what: 'invite' }>;

/** Sends invitations; what came of the last one stays until the next. */
function useInvite() {
  const fetcher = useFetcher<typeof changeMembers>();
  const last = fetcher.state === 'idle' ? fetcher.data : undefined;
  return {
    isSending: fetcher.state !== 'idle',
    last,
    invite: (email: string, role: MemberRole) =>
      void fetcher.submit({ what: 'invite', email, role } satisfies Invite, {
        method: 'post',
        encType: 'application/json',
      }),
  };
}

export function InviteForm() {
  const t = useTexts('members');
  const portal = useTexts('portal');
  const account = useTexts('account');
  const textOf = useErrorText();
  const { isSending, last, invite } = useInvite();
  const [role, setRole] = useState<MemberRole>('counter');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const address = form.current?.querySelector<HTMLInputElement>('[name=email]');
    if (last === undefined || !address) return;
    // Not the form's `reset`, which may empty the output, too, in which the outcome stands.
    if (last.error === null) address.value = '';
    else address.focus();
  }, [last]);
  const error = last?.error ?? null;
  return (
    <section aria-labelledby="invite" className="mt-8 max-w-2xl">
      <Card>
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const email = new FormData(event.currentTarget).get('email') as string;
            if (!isSending) invite(email, role);
          }}
        >
          <div>
            <h2 id="invite" className="text-xl">
              {t('invite_title')}
            </h2>
            <p className="text-muted mt-1">{t('invite_text', { days: INVITATION_DAYS })}</p>
          </div>
          <TextField
            name="email"
            label={account('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            error={
              error === null ? undefined : (isApiError(error) && error.errors['email']?.[0]) || textOf(error)
            }
          />
          <RadioGroup
            isStacked
            name="role"
            label={t('role')}
            value={role}
            onChange={({ target }) => setRole(target.value as MemberRole)}
            options={memberRoles.map((one) => ({
              value: one,
              label: portal(`role_${one}`),
              hint: t(`${one}_may`),
            }))}
          />
          <Button type="submit" size="large" isBusy={isSending}>
            {t('send')}
          </Button>
          <output className="text-success font-medium empty:hidden">
            {last?.error === null && last.change.what === 'invite'
              ? t('sent', { email: last.change.email })
              : null}
          </output>
        </form>
      </Card>
    </section>
  );
}

/** The same invitation once more: the link that was sent before is worth nothing then. */
export function SendAgain({
  email,
  role,
  describedBy,
}: {
  email: string;
  role: MemberRole;
  describedBy: string;
}) {
  const t = useTexts('members');
  const textOf = useErrorText();
  const { isSending, last, invite } = useInvite();
  return (
    <div className="grid gap-2">
      <output className={`text-sm font-medium empty:hidden ${last?.error ? 'text-danger' : 'text-success'}`}>
        {last === undefined ? null : last.error === null ? t('sent', { email }) : textOf(last.error)}
      </output>
      <Button
        variant="secondary"
        className="min-h-12!"
        aria-describedby={describedBy}
        isBusy={isSending}
        onClick={() => invite(email, role)}
      >
        {t('send_again')}
      </Button>
    </div>
  );
}
