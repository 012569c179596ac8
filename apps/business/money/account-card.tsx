import { Link, useParams } from 'react-router';
import { mayAct } from '@nolo/domain/account/roles.ts';
import type { ProviderAccountState } from '@nolo/domain/companies/provider-account.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { useCompany } from '../member.ts';

const tones: Record<ProviderAccountState, Tone> = {
  none: 'warning',
  incomplete: 'warning',
  restricted: 'danger',
  enabled: 'success',
  rejected: 'danger',
};

/** The account that the company is paid to, and the way to it for whoever may complete it. */
export function AccountCard({ state }: { state: ProviderAccountState }) {
  const t = useTexts('money');
  const company = useTexts('company');
  const { companyId } = useParams();
  const { role } = useCompany();
  const isReady = state === 'enabled';
  return (
    <section aria-labelledby="account">
      <h2 id="account" className="text-xl">
        {t('account')}
      </h2>
      <p className="mt-3">
        <Badge tone={tones[state]}>{company(`account_${state}`)}</Badge>
      </p>
      <p className="mt-1">{company(`account_${state}_text`)}</p>
      {mayAct(role, 'owner') ? (
        <Link
          to={`/${companyId}/company/account`}
          className={buttonStyle(isReady ? 'secondary' : 'primary', 'medium', 'mt-3')}
        >
          {t(isReady ? 'account_see' : 'account_complete')}
        </Link>
      ) : (
        !isReady && <p className="mt-1">{t('account_ask')}</p>
      )}
    </section>
  );
}
