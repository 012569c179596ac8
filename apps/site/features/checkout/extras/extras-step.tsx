import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { staleVariant } from '@nolo/ui/stale-style.ts';
import { CouponField } from './coupon-field.tsx';
import { DriversSection } from '../../../shared/bookings/drivers/drivers-section.tsx';
import { ExtraRow } from './extra-row.tsx';
import { driverExtra, roomFor, withExtra } from './extras.ts';
import { ExtraChoice } from '../../../shared/bookings/extras/extra-choice.tsx';
import { groupsFor, withChoice, type Extra } from '../../../shared/bookings/extras/extra-groups.ts';
import type { CheckoutModel } from '../use-checkout.ts';

/** Add-ons and Coupon Code. */
export function ExtrasStep({ model }: { model: CheckoutModel }) {
  const { extras, draft, quote } = model;
  const others = extras.filter(({ isDriver, group }) => !isDriver && group === null);
  const driver = driverExtra(extras);
  const hasChosen = Object.keys(draft.extras).length + draft.drivers.length > 0;
  return (
    <>
      {extras.length > 0 && (
        <Card className="flex flex-col gap-5">
          <Choices model={model} />
          {others.length > 0 && <ExtraList extras={others} model={model} />}
          {driver && <DriversSection price={driver} model={model.drivers} />}
          {hasChosen && <ExtrasTotal quote={quote} />}
        </Card>
      )}
      <CouponField coupon={model.coupon} discount={quote.calculation?.quote.coupon_discount ?? 0} />
    </>
  );
}

/** Extras that exclude each other: one choice for each group. */
function Choices({ model: { extras, draft, car, quote, changeDraft } }: { model: CheckoutModel }) {
  const { calculation, isLoading } = quote;
  // What a coupon leaves can depend on the rest of the price, and a price on its way belongs to another choice.
  const isKnown = !isLoading && calculation?.quote.coupon_limited === false;

  return groupsFor(car.inclusions, extras, draft.extras).map((group) => (
    <ExtraChoice
      key={group.name}
      group={group}
      inclusions={car.inclusions}
      chosen={draft.extras}
      trip={isKnown ? calculation.quote : undefined}
      onChoose={(id) => changeDraft({ extras: withChoice(draft.extras, group, id) })}
    />
  ));
}

function ExtrasTotal({ quote }: Pick<CheckoutModel, 'quote'>) {
  const t = useTexts('checkout');
  return (
    <p
      aria-live="polite"
      className={`border-line flex justify-between gap-4 border-t pt-4 font-bold ${staleVariant(quote.isLoading)}`}
    >
      <span>{t('total_extras')}</span>
      <Price amountMinor={quote.calculation?.quote.extras_amount ?? 0} />
    </p>
  );
}

function ExtraList({ extras, model }: { extras: readonly Extra[]; model: CheckoutModel }) {
  const t = useTexts('checkout');
  const { draft, changeDraft } = model;
  return (
    <section>
      <h3 className="text-lg">{t('extras')}</h3>
      <ul className="divide-line mt-1 divide-y">
        {extras.map((extra) => (
          <ExtraRow
            key={extra.id}
            extra={extra}
            inclusions={model.car.inclusions}
            count={draft.extras[extra.id] ?? 0}
            room={roomFor(extra, draft.extras)}
            onCount={(count) => changeDraft({ extras: withExtra(draft.extras, extra.id, count) })}
          />
        ))}
      </ul>
    </section>
  );
}
