import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { CompanyPayout } from '@nolo/contract/business/money.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import type { PayoutState as State } from '@nolo/domain/commission/payout-state.ts';
import { formatDate, formatDateTime, formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { useCompany } from '../member.ts';

const tones: Record<State, Tone> = {
  due: 'info',
  held: 'warning',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  reversed: 'neutral',
};

/** How a payout stands, why it waits and what becomes of it; what of it was kept, and for which booking. */
export function PayoutState({ payout }: { payout: CompanyPayout }) {
  const t = useTexts('money');
  const { state, holds, held_because, failure } = payout;
  const isOfAccount = holds.includes('account_not_enabled') || failure === 'account';
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
        <When payout={payout} />
      </p>
      {holds.map((hold) => (
        <Note key={hold}>
          {hold === 'staff' && held_because !== null
            ? t('held_because', { reason: held_because })
            : t(`hold_${hold}`)}
        </Note>
      ))}
      {failure !== null && <Note>{t(`failure_${failure}`)}</Note>}
      {isOfAccount && <AccountLink />}
      <Offsets payout={payout} />
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-sm">{children}</p>;
}

function When({ payout: { state, sent_at, next_at } }: { payout: CompanyPayout }) {
  const t = useTexts('money');
  const language = useLanguage();
  const text = (() => {
    if (state === 'sent' && sent_at !== null)
      return t('sent_on', { date: formatDate(localDateTime(sent_at)) });
    if (next_at === null || state === 'sending') return null;
    const moment = formatDateTime(localDateTime(next_at), language);
    return state === 'failed' ? t('try_again', { moment }) : t('due_from', { moment });
  })();
  return text && <span className="text-muted text-sm tabular-nums">{text}</span>;
}

/** Only an owner has the account's page; a manager reads whom to ask. */
function AccountLink() {
  const t = useTexts('money');
  const { companyId } = useParams();
  const { role } = useCompany();
  if (!mayAct(role, 'owner')) return <Note>{t('account_ask')}</Note>;
  return (
    <Link
      to={`/${companyId}/company/account`}
      className="text-primary-text relative z-1 inline-flex min-h-11 items-center font-semibold underline desk:min-h-0"
    >
      {t('account_complete')}
    </Link>
  );
}

function Offsets({ payout: { offsets, reversed, state } }: { payout: CompanyPayout }) {
  const t = useTexts('money');
  const language = useLanguage();
  return (
    <>
      {offsets.map(({ booking, amount }) => (
        <Note key={booking.id}>
          {t('offset', { number: booking.number, amount: formatMoney(amount, language) })}
        </Note>
      ))}
      {reversed > 0 && state !== 'held' && (
        <Note>{t('reversed', { amount: formatMoney(reversed, language) })}</Note>
      )}
    </>
  );
}
