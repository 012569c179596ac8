import { Link, useLoaderData, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CompanyDebt } from '@nolo/contract/business/money.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { api } from '../api.ts';
import { AccountCard } from './account-card.tsx';
import { Invoices } from './invoices.tsx';
import { loadInvoices } from './load-invoices.ts';
import { Payouts } from './payouts.tsx';
import { Statements } from './statements.tsx';

export async function loadMoney(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { companyId = '' } = params;
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const [money, invoices] = await Promise.all([
    api.call('companyMoney', { params: { companyId }, query: { after } }, { signal: request.signal }),
    loadInvoices(args),
  ]);
  return { money, invoices };
}

export type Money = CallData<BusinessApi['companyMoney']>;

/** What the company is paid, when and why not yet, what it owes, its statements, and the platform's invoices. */
export function MoneyPage() {
  const t = useTexts('money');
  const { money, invoices } = useLoaderData<typeof loadMoney>();
  const [search] = useSearchParams();
  const isFirst = !search.has('after');
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-muted mt-1">{t('text')}</p>
      <Sums money={money} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-8">
          {money.debts.length > 0 && <Debts debts={money.debts} />}
          <Payouts payouts={money.payouts} hasMore={money.has_more} isFirst={isFirst} />
        </div>
        {/* What is looked up now and then, a section each; on a telephone below the payouts. */}
        <div className="grid gap-8">
          <AccountCard state={money.account} />
          <Statements months={money.months} />
          <Invoices invoices={invoices} />
        </div>
      </div>
    </>
  );
}

const ALWAYS = ['due', 'sending', 'at_check_in', 'paid'] as const;
const WHERE_ANY = ['held', 'failed'] as const;

/** What is nothing, and would alarm, is left out. */
function Sums({ money: { sums, owed } }: { money: Money }) {
  const t = useTexts('money');
  return (
    <Card className="mt-4">
      <h2 className="sr-only">{t('sums')}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 desk:flex desk:flex-wrap desk:gap-x-12">
        {ALWAYS.map((sum) => (
          <Sum key={sum} name={t(sum)} minor={sums[sum]} />
        ))}
        {WHERE_ANY.filter((sum) => sums[sum] > 0).map((sum) => (
          <Sum key={sum} name={t(sum)} minor={sums[sum]} className="text-warning" />
        ))}
        {owed > 0 && <Sum name={t('owed')} minor={owed} className="text-danger" />}
      </dl>
    </Card>
  );
}

function Sum({ name, minor, className = '' }: { name: string; minor: number; className?: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={`text-xl font-bold ${minor === 0 ? 'text-muted font-normal' : className}`}>
        <Price amountMinor={minor} />
      </dd>
    </div>
  );
}

/** Booking by booking, in the order in which it is taken off the payouts. */
function Debts({ debts }: { debts: readonly CompanyDebt[] }) {
  const t = useTexts('money');
  const { companyId } = useParams();
  return (
    <section aria-labelledby="debts">
      <h2 id="debts" className="text-xl">
        {t('debts')}
      </h2>
      <p className="text-muted mt-1">{t('debts_text')}</p>
      <ul className="border-line mt-3 border-b">
        {debts.map(({ booking, amount, is_share }) => (
          <li
            key={booking.id}
            className="border-line flex flex-wrap justify-between gap-x-4 border-t py-3 desk:py-2.5"
          >
            <span className="flex-1 basis-56">
              <Link
                to={`/${companyId}/bookings/${booking.id}`}
                className="mr-3 font-semibold tabular-nums hover:underline"
              >
                {booking.number}
              </Link>
              <span className="text-muted">{booking.car}</span>
              <span className="block text-sm">{t(is_share ? 'debt_share' : 'debt_commission')}</span>
            </span>
            <Price amountMinor={amount} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}
