import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useBackFromProvider } from '../../shared/payment/use-back-from-provider.ts';
import { Button } from '@nolo/ui/button.tsx';
import { PlusIcon } from '../../shared/rental/rental-icons.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

/** Leaves for the provider's page. */
export function AddCardButton() {
  const t = useTexts('cards');
  const [isLeaving, setIsLeaving] = useState(false);
  useBackFromProvider(() => setIsLeaving(false));
  const add = async () => {
    setIsLeaving(true);
    try {
      const { url } = await browserApi.call('addCard');
      window.location.assign(url);
    } catch (error) {
      toast.error(messageOf(error));
      setIsLeaving(false);
    }
  };
  return (
    <Button isBusy={isLeaving} onClick={() => void add()}>
      <PlusIcon />
      {t('add')}
    </Button>
  );
}
