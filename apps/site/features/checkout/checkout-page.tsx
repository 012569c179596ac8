import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { checkoutVariants } from './checkout-variant.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { DriverNotice } from './driver-notice.tsx';
import { DocumentsNotice } from './pay/documents-notice.tsx';
import { HoldNotice } from './pay/hold-notice.tsx';
import { PayBar } from './pay/pay-bar.tsx';
import { PayAlerts } from './pay/pay-alerts.tsx';
import { PriceColumn } from './price-panel.tsx';
import type { Rental } from './rental/rental.ts';
import { useCheckout, useRental, type CheckoutData } from './use-checkout.ts';
import { useFlow } from './use-flow.ts';

/** The steps to the checkout session, with the price beside them. */
export function CheckoutPage({ data }: { data: CheckoutData }) {
  const rental = useRental();
  return rental && <Checkout key={data.car.id} data={data} rental={rental} />;
}

function Checkout({ data, rental }: { data: CheckoutData; rental: Rental }) {
  const t = useTexts('checkout');
  const model = useCheckout(data, rental);
  const flow = useFlow(model);
  const variant = checkoutVariants[useTheme()];
  return (
    <div>
      <div className={variant.page}>
        <h1 className="text-3xl">{t('title')}</h1>
        <div className={`mt-5 grid items-start ${variant.columns}`}>
          <div className="flex min-w-0 flex-col gap-4">
            <DocumentsNotice status={data.profile.documents_status} />
            <DriverNotice model={model} />
            <HoldNotice hold={model.hold} timeZone={data.car.company.time_zone} />
            <CheckoutSteps model={model} flow={flow} />
          </div>
          <aside aria-label={t('step_summary')} className={variant.summary}>
            <PriceColumn model={model} />
          </aside>
        </div>
      </div>
      <PayBar model={model} flow={flow} />
      <PayAlerts flow={flow} />
    </div>
  );
}
