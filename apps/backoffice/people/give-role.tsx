import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import { staffRoles, type StaffRole } from '@nolo/domain/account/roles.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import type { Done } from '../steps.ts';
import type { RoleStep } from './change-roles.ts';

type Give = Extract<RoleStep, { step: 'give' }>;

/** Gives a role to whoever has an account; what came of the last one stays until the next. */
export function GiveRole() {
  const t = useTexts('backoffice');
  const portal = useTexts('portal');
  const account = useTexts('account');
  const textOf = useErrorText();
  const fetcher = useFetcher<Done<Give>>();
  const last = fetcher.state === 'idle' ? fetcher.data : undefined;
  const error = last?.error ?? null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const address = form.current?.querySelector<HTMLInputElement>('[name=email]');
    if (last === undefined || !address) return;
    // Not the form's `reset`, which may empty the output, too, in which the outcome stands.
    if (last.error === null) address.value = '';
    else address.focus();
  }, [last]);
  return (
    <section aria-labelledby="give-role" className="mt-8 max-w-2xl">
      <Card>
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            const step: Give = {
              step: 'give',
              email: fields.get('email') as string,
              role: fields.get('role') as StaffRole,
            };
            if (fetcher.state === 'idle')
              void fetcher.submit(step, { method: 'post', encType: 'application/json' });
          }}
        >
          <div>
            <h2 id="give-role" className="text-xl">
              {t('give_role_title')}
            </h2>
            <p className="text-muted mt-1">{t('give_role_text')}</p>
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
          <SelectField
            name="role"
            label={t('role_of_staff')}
            options={staffRoles.map((role) => ({ value: role, label: portal(`role_${role}`) }))}
          />
          <Button type="submit" size="large" isBusy={fetcher.state !== 'idle'}>
            {t('give_role')}
          </Button>
          <output className="text-success font-medium empty:hidden">
            {last?.error === null ? t('role_given', { email: last.step.email }) : null}
          </output>
        </form>
      </Card>
    </section>
  );
}
