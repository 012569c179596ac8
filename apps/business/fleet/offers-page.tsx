import { useEffect, useId, useState, type ReactNode } from 'react';
import { useFetcher, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { Coupon, Deal } from '@nolo/contract/business/offers.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { formatDate, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { api } from '../api.ts';
import type { changeOffers, OfferChange } from './change-offers.ts';
import { OfferDialog, type Editing } from './offer-dialog.tsx';

export const loadOffers = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('offers', { params: { companyId } }, { signal });

type Offers = CallData<BusinessApi['offers']>;
type Removing = { what: 'remove_deal' | 'remove_coupon'; id: number; name: string };
type Act = { edit: (editing: Editing) => void; remove: (removing: Removing) => void };

/** What makes the company's cars cheaper: for everybody, and for whoever has a code. */
export function OffersPage() {
  const t = useTexts('fleet');
  const offers = useLoaderData<typeof loadOffers>();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<Removing | null>(null);
  const title = useTexts('portal')('offers');
  const act: Act = { edit: setEditing, remove: setRemoving };
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-1">{t('offers_text')}</p>
      <Part
        title={t('deals')}
        add={t('deal_add')}
        none={offers.deals.length === 0 ? t('deals_none') : null}
        onAdd={() => setEditing({ what: 'deal', deal: null })}
      >
        {offers.deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} offers={offers} act={act} />
        ))}
      </Part>
      <Part
        title={t('coupons')}
        add={t('coupon_add')}
        none={offers.coupons.length === 0 ? t('coupons_none') : null}
        onAdd={() => setEditing({ what: 'coupon', coupon: null })}
      >
        {offers.coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} today={offers.today} act={act} />
        ))}
      </Part>
      {editing && (
        <OfferDialog
          editing={editing}
          cars={offers.cars}
          today={offers.today}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveQuestion removing={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Part(props: {
  title: string;
  add: string;
  /** What stands there while there is nothing. */
  none: string | null;
  onAdd: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const { title, add, none, onAdd, children } = props;
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Button variant="secondary" className="min-h-12!" onClick={onAdd}>
          {add}
        </Button>
      </div>
      {none === null ? (
        <ul className="border-line mt-3 border-b">{children}</ul>
      ) : (
        <p className="text-muted mt-2 max-w-2xl">{none}</p>
      )}
    </section>
  );
}

/** '20% off', and from when to when. */
function useOfferWords() {
  const t = useTexts('fleet');
  const language = useLanguage();
  return {
    off: ({ kind, value }: Pick<Deal, 'kind' | 'value'>) =>
      kind === 'flat_discount'
        ? t('off_flat', { amount: formatMoney(value, language, { short: true }) })
        : t('off_percent', { percent: value }),
    days: ({ starts_on, ends_on }: Pick<Deal, 'starts_on' | 'ends_on'>) =>
      t('days_between', { from: formatDate(starts_on), to: formatDate(ends_on) }),
    lead: ({ min_lead_days: least, max_lead_days: most }: Pick<Deal, 'min_lead_days' | 'max_lead_days'>) => [
      ...(least === null ? [] : [t('lead_least', { count: least })]),
      ...(most === null ? [] : [t('lead_most', { count: most })]),
    ],
  };
}

function State({
  offer: { starts_on, ends_on },
  today,
}: {
  offer: Pick<Deal, 'starts_on' | 'ends_on'>;
  today: string;
}) {
  const t = useTexts('fleet');
  if (ends_on < today) return <Badge>{t('over')}</Badge>;
  if (starts_on > today) return <Badge tone="info">{t('coming', { date: formatDate(starts_on) })}</Badge>;
  return <Badge tone="success">{t('running')}</Badge>;
}

const rowStyle =
  'border-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t py-3 desk:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)_9rem_13rem]';

function DealRow({ deal, offers: { cars, today }, act }: { deal: Deal; offers: Offers; act: Act }) {
  const t = useTexts('fleet');
  const language = useLanguage();
  const words = useOfferWords();
  const id = useId();
  const name = deal[`name_${language}`];
  const car = cars.find((one) => one.id === deal.car_id)?.name;
  return (
    <li className={rowStyle}>
      <span id={id} className="font-semibold max-desk:col-span-2">
        {name}
      </span>
      <span className="tabular-nums max-desk:col-span-2">{words.off(deal)}</span>
      <span className="text-muted tabular-nums max-desk:col-span-2">
        {[words.days(deal), ...words.lead(deal)].join(', ')}
      </span>
      <span className="text-muted max-desk:col-span-2">{car ?? t('all_cars')}</span>
      <span>
        <State offer={deal} today={today} />
      </span>
      <RowButtons
        describedBy={id}
        onEdit={() => act.edit({ what: 'deal', deal })}
        onRemove={deal.is_used ? null : () => act.remove({ what: 'remove_deal', id: deal.id, name })}
      />
    </li>
  );
}

function CouponRow({ coupon, today, act }: { coupon: Coupon; today: string; act: Act }) {
  const t = useTexts('fleet');
  const language = useLanguage();
  const words = useOfferWords();
  const id = useId();
  const { code, minimum_amount, uses, max_uses } = coupon;
  const usesText =
    max_uses !== null
      ? t('used_of', { uses, most: max_uses })
      : uses === 0
        ? t('unused')
        : t('used', { count: uses });
  const from = minimum_amount && formatMoney(minimum_amount, language, { short: true });
  return (
    <li className={rowStyle}>
      <span id={id} className="text-lg font-semibold tabular-nums max-desk:col-span-2">
        {code}
      </span>
      <span className="tabular-nums max-desk:col-span-2">
        {words.off(coupon)}
        {from && <span className="text-muted">, {t('from_amount', { amount: from })}</span>}
      </span>
      <span className="text-muted tabular-nums max-desk:col-span-2">{words.days(coupon)}</span>
      <span className="text-muted tabular-nums max-desk:col-span-2">{usesText}</span>
      <span>
        <State offer={coupon} today={today} />
      </span>
      <RowButtons
        describedBy={id}
        onEdit={() => act.edit({ what: 'coupon', coupon })}
        onRemove={
          coupon.is_used ? null : () => act.remove({ what: 'remove_coupon', id: coupon.id, name: code })
        }
      />
    </li>
  );
}

/** `onRemove` null: bookings name it. */
function RowButtons(props: { describedBy: string; onEdit: () => void; onRemove: (() => void) | null }) {
  const t = useTexts('fleet');
  const { describedBy, onEdit, onRemove } = props;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" className="min-h-12!" aria-describedby={describedBy} onClick={onEdit}>
        {t('change')}
      </Button>
      {onRemove && (
        <Button variant="quiet" className="min-h-12!" aria-describedby={describedBy} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </span>
  );
}

function RemoveQuestion({ removing, onClose }: { removing: Removing; onClose: () => void }) {
  const t = useTexts('fleet');
  const common = useTexts('common');
  const fetcher = useFetcher<typeof changeOffers>();
  const { what, id, name } = removing;
  const isBusy = fetcher.state !== 'idle';
  const last = isBusy ? undefined : fetcher.data;
  const isDone = last?.error === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const change: OfferChange = { what, id };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${what}_title`, { name })}
      text={
        <div className="grid gap-3">
          <p>{t('remove_text')}</p>
          {last !== undefined && !isDone && <Refusal error={last.error} />}
        </div>
      }
      variant="danger"
      confirmLabel={t('remove')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void fetcher.submit(change, { method: 'post', encType: 'application/json' })}
    />
  );
}
