import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { CouponField } from './coupon-field.tsx';
import { ExtraRow } from './extra-row.tsx';
import { roomFor, withExtra } from './extras.ts';
import type { CheckoutModel, Extra } from '../use-checkout.ts';

/** Add-ons and Coupon Code. */
export function ExtrasStep({ model }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const { extras, draft, quote } = model;
  const drivers = extras.filter(({ isDriver }) => isDriver);
  const others = extras.filter(({ isDriver }) => !isDriver);
  const amount = quote.calculation?.quote.extras_amount ?? 0;
  return (
    <>
      {extras.length > 0 && (
        <Card className="flex flex-col gap-5">
          {others.length > 0 && <ExtraList title={t('extras')} extras={others} model={model} />}
          {drivers.length > 0 && (
            <ExtraList title={t('drivers')} text={t('drivers_text')} extras={drivers} model={model} />
          )}
          {Object.keys(draft.extras).length > 0 && (
            <p
              aria-live="polite"
              className={`border-line flex justify-between gap-4 border-t pt-4 font-bold ${quote.isLoading ? 'opacity-50' : ''}`}
            >
              {t('total_extras')}
              <Price amountMinor={amount} />
            </p>
          )}
        </Card>
      )}
      <CouponField coupon={model.coupon} discount={quote.calculation?.quote.coupon_discount ?? 0} />
    </>
  );
}

type ListProps = { title: string; text?: string; extras: readonly Extra[]; model: CheckoutModel };

function ExtraList({ title, text, extras, model }: ListProps) {
  const { draft, changeDraft } = model;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      {text && <p className="text-muted mt-1 text-sm">{text}</p>}
      <ul className="divide-line mt-1 divide-y">
        {extras.map((extra) => (
          <ExtraRow
            key={extra.id}
            extra={extra}
            inclusions={model.car.inclusions}
            count={draft.extras[extra.id] ?? 0}
            room={roomFor(extra, model.extras, draft.extras)}
            onCount={(count) => changeDraft({ extras: withExtra(draft.extras, extra.id, count) })}
          />
        ))}
      </ul>
    </section>
  );
}
