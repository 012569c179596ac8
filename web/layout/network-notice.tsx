import { useNavigation } from 'react-router';
import { tryAgain, useNetwork } from '../api/network.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.tsx';

/** While something waits for the network: what it is, and another try for whoever knows it is back. */
export function NetworkNotice() {
  const t = useTexts('common');
  const network = useNetwork();
  const isPage = useNavigation().state === 'loading';
  if (network === 'reached') return null;
  return (
    <div
      role="alert"
      className="bg-warning-soft text-warning shadow-overlay rounded-control pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-56 gap-2 text-sm font-medium">
        <WarningIcon className="mt-0.5" />
        {t(isPage ? 'network_lost_page' : 'network_lost_part')}
      </p>
      <Button look="secondary" isBusy={network === 'trying'} onClick={tryAgain}>
        {t('try_again')}
      </Button>
    </div>
  );
}
