import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { paymentMethods } from '@nolo/contract/payment-methods.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CardRow } from './card-row.tsx';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useBackFromProvider } from '../../shared/payment/use-back-from-provider.ts';
import { PlusIcon } from '../../shared/rental/rental-icons.tsx';

type Wallet = CallData<typeof paymentMethods>;

/** All cards, adding one, and which is offered first. */
export function CardsPage({ wallet }: { wallet: Wallet }) {
  const t = useTexts('cards');
  useSavedToast();
  const { methods } = wallet;
  return (
    <div className="page-width py-8 sm:py-10">
      <div className="max-w-3xl">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="text-muted mt-2">{t('intro')}</p>
        {methods.length === 0 ? (
          <EmptyState title={t('empty_title')} text={t('empty_text')} Icon={CardIcon}>
            <AddCardButton />
          </EmptyState>
        ) : (
          <AllCards {...wallet} />
        )}
        <p className="text-muted mt-3 text-sm">{methods.length > 0 && t('add_hint')}</p>
      </div>
    </div>
  );
}

function AllCards({ methods, defaultMethod }: Wallet) {
  const t = useTexts('cards');
  return (
    <>
      <section aria-labelledby="all-cards" className="mt-6">
        <h2 id="all-cards" className="text-xl">
          {t('all_cards')}
        </h2>
        <ul className="divide-line border-line bg-surface rounded-card mt-3 divide-y border">
          {methods.map((card) => (
            <CardRow key={card.id} card={card} isDefault={card.id === defaultMethod?.id} />
          ))}
        </ul>
      </section>
      <div className="mt-6">
        <AddCardButton />
      </div>
    </>
  );
}

/** Back from the provider's page: said once, whatever is reloaded later. */
function useSavedToast(): void {
  const t = useTexts('cards');
  const [params, setParams] = useSearchParams();
  const isSaved = params.has('saved');
  const text = t('saved');
  useEffect(() => {
    if (!isSaved) return;
    toast.success(text);
    setParams({}, { replace: true, preventScrollReset: true });
  }, [isSaved, text, setParams]);
}

/** Leaves for the provider's page. */
function AddCardButton() {
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
