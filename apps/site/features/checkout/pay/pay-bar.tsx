import { useState } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { staleVariant } from '@nolo/ui/stale-style.ts';
import { PricePanel } from '../price-panel.tsx';
import type { CheckoutModel } from '../use-checkout.ts';
import type { Flow } from '../use-flow.ts';

function Total({ model }: { model: CheckoutModel }) {
  const { calculation, isLoading } = model.quote;
  if (calculation) {
    return <Price amountMinor={calculation.quote.total} className="block text-xl font-bold" />;
  }
  return isLoading ? (
    <Skeleton className="mb-1 h-6 w-24" />
  ) : (
    <span className="block text-xl font-bold">–</span>
  );
}

/** Total, or why it cannot be booked, and the next button stay in reach of the thumb; the total opens its lines. */
export function PayBar({ model, flow }: { model: CheckoutModel; flow: Flow }) {
  const t = useTexts('checkout');
  const isLast = model.step === 'summary';
  return (
    <div className="bg-surface border-line shadow-raised desk:hidden sticky bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)]">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <TotalButton model={model} />
        <Button size="large" isBusy={flow.isBusy} onClick={() => void (isLast ? flow.payNow() : flow.goOn())}>
          {t(isLast ? 'pay_now' : 'continue')}
        </Button>
      </div>
    </div>
  );
}

function TotalButton({ model }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const [isOpen, setIsOpen] = useState(false);
  const { isLoading, error } = model.quote;
  const unavailability = error?.message ?? (model.isTaken ? t('taken_title') : null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="rounded-control min-h-11 flex-1 text-left leading-tight"
      >
        <span aria-live="polite" aria-busy={isLoading} className={`block ${staleVariant(isLoading)}`}>
          {unavailability !== null && (
            <span className="text-danger block text-sm leading-snug font-semibold">{unavailability}</span>
          )}
          {unavailability === null && <Total model={model} />}
        </span>
        <span className="text-muted flex items-center gap-1 text-sm">
          {t('price_details')}
          <ChevronDownIcon className="size-4 rotate-180" />
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} shape="sheet" title={t('price_details')}>
        <div className="flex flex-col gap-4">
          <PricePanel model={model} />
        </div>
      </Dialog>
    </>
  );
}
