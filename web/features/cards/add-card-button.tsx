import { useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Leaves for the provider's page. */
export function AddCardButton() {
  const t = useTexts('cards');
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // Back from there out of the browser's memory: the button must work again.
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
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
