import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { DocumentIcon, ClockIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { checkoutVariants } from './checkout-variant.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { DriverNotice } from './driver-notice.tsx';
import { PayBar } from './pay/pay-bar.tsx';
import { PayAlerts } from './pay/pay-alerts.tsx';
import { PriceColumn } from './price-panel.tsx';
import type { Rental } from './rental/rental.ts';
import { useCheckout, useRental, type CheckoutData, type OwnHold } from './use-checkout.ts';
import { useFlow } from './use-flow.ts';
import { useProfileWay } from './pay/use-profile-way.ts';

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

/** Said at the start: nobody should fill everything in to hear it at the end. */
function DocumentsNotice({ status }: { status: CustomerProfile['documents_status'] }) {
  const t = useTexts('checkout');
  const toProfile = useProfileWay();
  if (!lacksDocuments(status)) return null;
  return (
    <div className="bg-warning-soft rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <DocumentIcon className="text-warning mt-0.5" />
        <div className="text-sm">
          <p className="text-warning font-bold">{t(`documents_${status}_title`)}</p>
          <p className="mt-0.5">{t('documents_notice')}</p>
        </div>
      </div>
      <LinkButton variant="secondary" size="small" to={toProfile}>
        {t('go_to_profile')}
      </LinkButton>
    </div>
  );
}

/** Back from the checkout session without paying: it is still open. */
function HoldNotice({ hold, timeZone }: { hold: OwnHold | null; timeZone: string }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  if (!hold) return null;
  const time = formatDeadlineTime(localDateTime(hold.expires_at, timeZone), language);
  return (
    <div className="bg-primary-soft rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <ClockIcon className="text-on-primary-soft mt-0.5" />
        <div className="text-sm">
          <p className="text-on-primary-soft font-bold">{t('hold_title', { time })}</p>
          <p className="mt-0.5">{t('hold_text')}</p>
        </div>
      </div>
      {hold.payment_url !== null && (
        <a href={hold.payment_url} className={buttonStyle('secondary', 'small')}>
          {t('hold_pay')}
        </a>
      )}
    </div>
  );
}
