import { lazy, useState } from 'react';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';

const ReportOfferDialog = lazy(() => import('./report-offer-dialog.tsx'));

/** For everybody, guests too: what breaks the law or deceives is reported where it stands. */
export function ReportOffer({ car }: { car: CarDetail }) {
  const t = useTexts('car');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        className="text-muted min-h-11 text-sm underline"
        onClick={() => setIsOpen(true)}
      >
        {t('report_offer')}
      </button>
      {isOpen && (
        <LazyPart fallback={null}>
          <ReportOfferDialog car={car} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </div>
  );
}
