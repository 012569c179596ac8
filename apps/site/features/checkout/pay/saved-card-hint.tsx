import { browserApi } from '../../../api/browser-api.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { shortCardName } from '../../../shared/payment/card-name.ts';

/** Says which saved card the payment page offers; without one, or when nobody knows, nothing. */
export function SavedCardHint() {
  const t = useTexts('checkout');
  const { data } = useRemote('cards', (signal) =>
    browserApi.call('paymentMethods', undefined, { signal, isQuiet: true }),
  );
  const card = data?.methods.find(({ id }) => id === data.defaultMethod?.id);
  if (!card) return null;
  const others = (data?.methods.length ?? 1) - 1;
  const name = shortCardName(card);
  return (
    <span>{` ${others > 0 ? t('pay_saved_more', { card: name }) : t('pay_saved', { card: name })}`}</span>
  );
}
