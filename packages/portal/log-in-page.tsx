import { startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { PortalLogIn, portalLogInBody } from '@nolo/contract/portal-access.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { LanguageField } from '@nolo/ui/device-language.tsx';
import { PasswordField, TextField } from '@nolo/ui/text-field.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { wayBack } from './log-in-address.ts';
import { Refusal } from './refusal.tsx';
import { RecoveryCodes, SetUp } from './second-factor.tsx';

type Body = z.input<typeof portalLogInBody>;
type Props = {
  /** Title of the front end. */
  title: string;
  /** What there is to know before somebody logs in. */
  notice?: string | undefined;
  logIn: (body: Body) => Promise<PortalLogIn>;
};

/** What was sent, and what came of it: the server remembers nothing between the steps, so that each sends it all again. */
type State = { email: string; password: string; answer: PortalLogIn | null; error: unknown };

const START: State = { email: '', password: '', answer: null, error: null };

/** Password first, then what the server asks for. */
export function LogInPage({ title, notice, logIn }: Props) {
  const t = useTexts('common');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const enter = () => void navigate(wayBack(search), { replace: true });
  const [state, act, isSending] = useActionState(async (before: State, form: FormData | null) => {
    if (form === null) return START;
    const typed = (name: string) => (form.get(name) as string | null) ?? undefined;
    const { email, password } = {
      email: typed('email') ?? before.email,
      password: typed('password') ?? before.password,
    };
    try {
      const answer = await logIn({ email, password, code: typed('code') });
      if (answer.next === 'in' && answer.recovery_codes.length === 0) enter();
      return { email, password, answer, error: null };
    } catch (error) {
      // The secret that was shown is good for nothing: there is a new one to scan.
      const isExpired = isApiError(error, 'auth.set_up_expired');
      const answer = isExpired ? await logIn({ email, password }).catch(() => null) : before.answer;
      return { email, password, answer, error };
    }
  }, START);
  const { answer } = state;
  return (
    <main className="m-auto grid w-full max-w-md gap-6 p-4">
      <title>{title}</title>
      <p className="text-muted font-semibold">{title}</p>
      <output className="bg-warning-soft text-warning rounded-control block p-3 font-medium empty:hidden">
        {notice}
      </output>
      <Card>
        {answer?.next === 'in' && answer.recovery_codes.length > 0 ? (
          <RecoveryCodes codes={answer.recovery_codes} onDone={enter} />
        ) : (
          <LogInForm
            state={state}
            isBusy={isSending || answer?.next === 'in'}
            act={act}
            onRestart={() => startTransition(() => act(null))}
          />
        )}
      </Card>
      <LanguageField label={t('header_language')} />
    </main>
  );
}

type FormProps = {
  state: State;
  isBusy: boolean;
  act: (form: FormData) => void;
  onRestart: () => void;
};

function LogInForm({ state, isBusy, act, onRestart }: FormProps) {
  const t = useTexts('login');
  const portal = useTexts('portal');
  const form = useRef<HTMLFormElement>(null);
  const { answer, error } = state;
  useEffect(() => {
    if (answer === null && error === null) return;
    // Who sets up reads first: a keyboard would hide what there is to scan.
    const wanted = answer?.next === 'code' ? '[name=code]' : '[aria-invalid]';
    const field = form.current?.querySelector<HTMLInputElement>(wanted);
    field?.focus();
    // The next letter takes the place of what was refused.
    field?.select();
  }, [answer, error]);
  const isFirst = answer === null || answer.next === 'in';
  return (
    <form ref={form} action={act} noValidate className="grid gap-5">
      {isFirst && <Credentials state={state} />}
      {answer?.next === 'code' && <OneTimeCode error={error} />}
      {answer?.next === 'set_up' && (
        <SetUp secret={answer.secret} uri={answer.uri}>
          <CodeField label={portal('set_up_code')} error={error} />
        </SetUp>
      )}
      {error !== null && !isAtField(error) && <Refusal error={error} />}
      <Button type="submit" size="large" isBusy={isBusy}>
        {t(isFirst ? 'log_in' : 'continue')}
      </Button>
      {!isFirst && (
        <Button variant="quiet" size="large" onClick={onRestart}>
          {portal('other_account')}
        </Button>
      )}
    </form>
  );
}

function Credentials({ state: { email, password, error } }: { state: State }) {
  const t = useTexts('login');
  const account = useTexts('account');
  return (
    <>
      <h1 className="text-2xl">{t('log_in')}</h1>
      <TextField
        name="email"
        label={account('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        error={fieldError(error, 'email')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        defaultValue={password}
        error={fieldError(error, 'password')}
      />
      <ForgotPasswordLink />
    </>
  );
}

function OneTimeCode({ error }: { error: unknown }) {
  const t = useTexts('portal');
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <h1 className="text-2xl">{t('code_title')}</h1>
      <p className="text-muted">{t('code_text')}</p>
      <CodeField
        key={String(isRecovery)}
        label={t(isRecovery ? 'recovery_code' : 'code')}
        isRecovery={isRecovery}
        error={error}
      />
      <Button
        variant="quiet"
        size="large"
        className="-ml-6 justify-self-start text-base!"
        onClick={() => setIsRecovery(!isRecovery)}
      >
        {t(isRecovery ? 'use_code' : 'use_recovery')}
      </Button>
    </>
  );
}

function CodeField(props: { label: string; isRecovery?: boolean; error: unknown }) {
  return (
    <TextField
      name="code"
      label={props.label}
      error={fieldError(props.error, 'code')}
      inputMode={props.isRecovery ? 'text' : 'numeric'}
      autoComplete={props.isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type FieldName = keyof Body;

/** Where a refusal stands that the server gives for the whole of what was sent. */
const FIELDS = {
  'account.credentials_wrong': 'password',
  'account.too_many_attempts': 'password',
  'auth.code_wrong': 'code',
  'auth.set_up_expired': 'code',
  'auth.too_many_codes': 'code',
} as const satisfies Record<string, FieldName>;

function fieldError(error: unknown, name: FieldName): string | undefined {
  if (!isApiError(error)) return undefined;
  return Object.entries(FIELDS).some(([code, field]) => code === error.code && field === name)
    ? error.message
    : error.errors[name]?.[0];
}

const isAtField = (error: unknown) =>
  (['email', 'password', 'code'] as const).some((name) => fieldError(error, name));
