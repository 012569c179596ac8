import { useActionState, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData, CallInput } from '@nolo/contract/endpoint.ts';
import { isApiError, type ApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { LanguageField } from '@nolo/ui/device-language.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { PasswordField, TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { ForgotPasswordLink } from '@nolo/portal/forgot-password-link.tsx';
import { Refusal } from '@nolo/portal/refusal.tsx';

type Invitation = CallData<BusinessApi['invitation']>;
type Body = CallInput<BusinessApi['acceptInvitation']>['body'];

/** Where the mail's link leads: who invites to what, and what it takes to accept. The token stands behind `#`. */
export function InvitationPage() {
  const t = useTexts('members');
  const common = useTexts('common');
  const portal = useTexts('portal');
  const token = useLocation().hash.slice(1);
  const [attempt, setAttempt] = useState(1);
  return (
    <main className="m-auto grid w-full max-w-md gap-6 p-4">
      <title>{t('page_title')}</title>
      <p className="text-muted font-semibold">{portal('title')}</p>
      <Card>
        <ReadInvitation key={`${token} ${attempt}`} token={token} tryAgain={() => setAttempt(attempt + 1)} />
      </Card>
      <LanguageField label={common('header_language')} />
    </main>
  );
}

type Found = { invitation: Invitation } | { error: unknown };

function ReadInvitation({ token, tryAgain }: { token: string; tryAgain: () => void }) {
  const common = useTexts('common');
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const { signal, abort } = abortable();
    api.call('invitation', { body: { token } }, { signal }).then(
      (invitation) => setFound({ invitation }),
      (error: unknown) => {
        if (!signal.aborted) setFound({ error });
      },
    );
    return abort;
  }, [token]);
  if (found === null) {
    return (
      <div aria-busy="true" className="grid justify-items-center py-12">
        <Spinner className="size-8" />
      </div>
    );
  }
  if ('invitation' in found) return <Accept token={token} invitation={found.invitation} />;
  if (isInvalid(found.error)) return <Invalid />;
  if (isApiError(found.error, 'member.invitation_ended')) return <Ended error={found.error} />;
  return (
    <div className="grid gap-5">
      <Refusal error={found.error} />
      <Button size="large" onClick={tryAgain}>
        {common('try_again')}
      </Button>
    </div>
  );
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** A token that nothing can have is as good as one that nothing has. */
const isInvalid = (error: unknown) =>
  isApiError(error, 'member.invitation_invalid') ||
  (isApiError(error, 'request.invalid') && 'token' in error.errors);

function Invalid() {
  const t = useTexts('members');
  return (
    <Outcome title={t('invalid_title')}>
      <p className="text-muted">{t('invalid_text')}</p>
    </Outcome>
  );
}

/** Who sent it may no longer invite. */
function Ended({ error }: { error: ApiError }) {
  const t = useTexts('members');
  return (
    <Outcome title={t('invalid_title')}>
      <p className="text-muted">{error.message}</p>
    </Outcome>
  );
}

/** The last screen, which leads to the log-in. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('login');
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children}
      <LinkButton to="/login" size="large">
        {t('log_in')}
      </LinkButton>
    </div>
  );
}

/** What was typed stays when it is refused. */
type Typed = { first_name: string; last_name: string; password: string };
type State = { typed: Typed; error: unknown; isAccepted: boolean };

const START: State = {
  typed: { first_name: '', last_name: '', password: '' },
  error: null,
  isAccepted: false,
};

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTexts('members');
  const { company, email, role, has_account } = invitation;
  const [state, act, isSending] = useActionState(async (_before: State, form: FormData): Promise<State> => {
    const read = (name: keyof Typed) => (form.get(name) as string | null) ?? '';
    const typed = {
      first_name: read('first_name'),
      last_name: read('last_name'),
      password: read('password'),
    };
    const body: Body = has_account
      ? { has_account, token, password: typed.password }
      : { has_account, token, ...typed };
    try {
      await api.call('acceptInvitation', { body });
      return { typed, error: null, isAccepted: true };
    } catch (error) {
      return { typed, error, isAccepted: false };
    }
  }, START);
  if (state.isAccepted) {
    return (
      <Outcome title={t('accepted_title', { company })}>
        <p>{t('accepted_text', { email })}</p>
        {role === 'owner' && <p className="text-muted">{t('accepted_owner')}</p>}
      </Outcome>
    );
  }
  if (isInvalid(state.error)) return <Invalid />;
  if (isApiError(state.error, 'member.invitation_ended')) return <Ended error={state.error} />;
  return <AcceptForm invitation={invitation} state={state} act={act} isSending={isSending} />;
}

type FormProps = {
  invitation: Invitation;
  state: State;
  act: (form: FormData) => void;
  isSending: boolean;
};

function AcceptForm({ invitation, state: { typed, error }, act, isSending }: FormProps) {
  const t = useTexts('members');
  const { company, invited_by, role, has_account } = invitation;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [error]);
  const isAtField = fields.some((name) => fieldError(error, name) !== undefined);
  return (
    <form ref={form} action={act} noValidate className="grid gap-5">
      <div>
        <h1 className="text-2xl break-words">{t('invites', { company })}</h1>
        <p className="mt-2 text-lg font-semibold">{t(`as_${role}`)}</p>
        <p>{t(`${role}_may`)}</p>
        <p className="text-muted mt-2 text-sm">{t('invited_by', { name: invited_by })}</p>
      </div>
      <p>{t(has_account ? 'has_account' : 'new_account')}</p>
      <Fields invitation={invitation} typed={typed} error={error} />
      {error !== null && !isAtField && <Refusal error={error} />}
      <Button type="submit" size="large" isBusy={isSending}>
        {t('accept')}
      </Button>
    </form>
  );
}

function Fields({ invitation, typed, error }: { invitation: Invitation; typed: Typed; error: unknown }) {
  const t = useTexts('login');
  const account = useTexts('account');
  const { email, has_account } = invitation;
  return (
    <>
      <TextField
        name="email"
        label={account('email')}
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={email}
      />
      {!has_account && (
        <>
          <TextField
            name="first_name"
            label={account('first_name')}
            autoComplete="given-name"
            defaultValue={typed.first_name}
            error={fieldError(error, 'first_name')}
          />
          <TextField
            name="last_name"
            label={account('last_name')}
            autoComplete="family-name"
            defaultValue={typed.last_name}
            error={fieldError(error, 'last_name')}
          />
        </>
      )}
      <PasswordField
        name="password"
        label={t('password')}
        hint={has_account ? undefined : t('password_hint')}
        autoComplete={has_account ? 'current-password' : 'new-password'}
        defaultValue={typed.password}
        error={fieldError(error, 'password')}
      />
      {has_account && <ForgotPasswordLink />}
    </>
  );
}

const fields = ['first_name', 'last_name', 'password'] as const;

function fieldError(error: unknown, name: (typeof fields)[number]): string | undefined {
  if (!isApiError(error)) return undefined;
  const isOfPassword =
    error.code === 'account.credentials_wrong' || error.code === 'account.too_many_attempts';
  return isOfPassword && name === 'password' ? error.message : error.errors[name]?.[0];
}
