import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router';
import { tryAgain, useNetwork } from '../api/network.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useTopSlot } from '../ui/dialog-slots.ts';
import { WarningIcon } from '../ui/icons.tsx';

/** While something waits for the network: in the dialog that is open, else where it is rendered. */
export function NetworkNotice() {
  const network = useNetwork();
  const inDialog = useTopSlot();
  if (network === 'reached') return null;
  const notice = <Notice isTrying={network === 'trying'} />;
  return inDialog ? createPortal(notice, inDialog) : notice;
}

/** What waits, and another try for whoever knows the network is back. */
function Notice({ isTrying }: { isTrying: boolean }) {
  const t = useTexts('common');
  const isPage = useNavigation().state === 'loading';
  const focus = useFocusGivenBack();
  return (
    <div
      role="alert"
      className="bg-warning-soft text-warning shadow-overlay rounded-control pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-56 gap-2 text-sm font-medium">
        <WarningIcon className="mt-0.5" />
        <span>{t(isPage ? 'network_lost_page' : 'network_lost_part')}</span>
      </p>
      <Button look="secondary" isBusy={isTrying} onClick={tryAgain} {...focus}>
        {t('try_again')}
      </Button>
    </div>
  );
}

/** A button that goes while it has the focus gives it back to what had it before. */
function useFocusGivenBack() {
  const ref = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement !== button || !(before.current instanceof HTMLElement)) return;
      before.current.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget;
  };
  return { ref, onFocus };
}
