import { useState, type ReactNode } from 'react';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { fileNameOf } from '@nolo/domain/website/file-name.ts';
import { useSiteName } from '../../../theme/use-tenant.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { download } from './download.ts';

type Props = {
  call: 'reservationReceipt' | 'reservationCalendar';
  booking: ReservationDetail;
  extension: string;
  children: ReactNode;
};

/** A file that the server makes for its owner: a link could not send the token. */
export function DownloadButton({ call, booking, extension, children }: Props) {
  const t = useTexts('booking');
  const site = useSiteName();
  const [isBusy, setIsBusy] = useState(false);
  const fetchIt = async () => {
    setIsBusy(true);
    try {
      await download(call, booking.id, fileNameOf(site, `${booking.number}.${extension}`));
    } catch {
      toast.error(t('download_failed'));
    }
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" className="max-sm:flex-auto" isBusy={isBusy} onClick={() => void fetchIt()}>
      {children}
    </Button>
  );
}
