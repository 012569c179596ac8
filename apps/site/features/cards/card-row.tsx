import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import { isExpired } from '@nolo/domain/payment/saved-cards.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { brandName, shortCardName } from '../../shared/payment/card-name.ts';
import { nowInItaly } from '../../shared/rental/rental-dates.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import { DeleteCard } from './delete-card.tsx';

type Props = { card: SavedCard; isDefault: boolean };

export function CardRow({ card, isDefault }: Props) {
  const t = useTexts('cards');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="flex min-w-0 items-start gap-4">
        <span className="bg-sunken text-muted rounded-control grid h-9 w-12 shrink-0 place-items-center">
          <CardIcon />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
            <span aria-hidden="true">{shortCardName(card)}</span>
            <VisuallyHidden>{t('number', { brand: brandName(card), number: card.number })}</VisuallyHidden>
            {isDefault && <Badge tone="success">{t('default')}</Badge>}
          </p>
          <p className="text-muted text-sm break-words">
            {card.holder_name && <span>{`${card.holder_name}\u00a0· `}</span>}
            <Expiry card={card} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isDefault && <MakeDefault card={card} />}
        <DeleteCard card={card} />
      </div>
    </li>
  );
}

/** As it is printed on the card. */
function Expiry({ card }: Pick<Props, 'card'>) {
  const t = useTexts('cards');
  const month = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  if (!isExpired(card, nowInItaly())) return <span>{t('expires', { month })}</span>;
  return <span className="text-danger font-semibold">{t('expired', { month })}</span>;
}

function MakeDefault({ card }: Pick<Props, 'card'>) {
  const t = useTexts('cards');
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('setDefaultPaymentMethod', { body: { id: card.id } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    // Also after a refusal: another tab may have deleted the card.
    await revalidate();
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t('make_default_named', { card: shortCardName(card) })}
      isBusy={isBusy}
      onClick={() => void choose()}
    >
      {t('make_default')}
    </Button>
  );
}
