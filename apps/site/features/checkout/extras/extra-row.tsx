import { MAX_EXTRA_QUANTITY } from '@nolo/domain/pricing/extra.ts';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../../shared/rental/rental-icons.tsx';
import type { Extra } from '../../../shared/bookings/extras/extra-groups.ts';
import { ExtraText } from '../../../shared/bookings/extras/extra-text.tsx';

type Props = {
  extra: Extra;
  /** Of the car, to say what a cover changes. */
  inclusions: Inclusions;
  count: number;
  /** How many more there may be. */
  room: number;
  onCount: (count: number) => void;
};

/** An extra with its price: add it, change how many, remove it. */
export function ExtraRow({ extra, inclusions, count, room, onCount }: Props) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const price = formatMoney(extra.price, language, { short: true });
  return (
    <li className="flex flex-col items-start gap-x-4 gap-y-2 py-3 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{extra.name}</p>
        <ExtraText extra={extra} inclusions={inclusions} />
        <p className="text-muted text-sm tabular-nums">
          {t(extra.charged, { price })}
          {extra.most < MAX_EXTRA_QUANTITY && <>&nbsp;· {t('at_most', { count: extra.most })}</>}
        </p>
      </div>
      {count === 0 ? (
        <Button
          variant="secondary"
          aria-label={t('add_named', { name: extra.name })}
          disabled={room < 1}
          onClick={() => onCount(1)}
        >
          <PlusIcon className="size-4" />
          {t('add')}
        </Button>
      ) : (
        <Quantity {...{ extra, count, room, onCount }} />
      )}
    </li>
  );
}

function Quantity({ extra: { name }, count, room, onCount }: Omit<Props, 'inclusions'>) {
  const t = useTexts('checkout');
  const round = 'border-line-strong hover:bg-sunken rounded-pill grid size-11 place-items-center border';
  return (
    <div className="flex flex-col items-end sm:flex-row-reverse sm:items-center sm:gap-1">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two buttons and a number; a fieldset would need a legend */}
      <div role="group" aria-label={t('update_named', { name })} className="flex items-center">
        <button
          type="button"
          aria-label={t('one_fewer')}
          className={round}
          onClick={() => onCount(count - 1)}
        >
          <MinusIcon className="size-4" />
        </button>
        <span aria-live="polite" className="w-9 text-center font-bold tabular-nums">
          {count}
        </span>
        <button
          type="button"
          aria-label={t('one_more')}
          disabled={room < 1}
          className={`${round} disabled:opacity-55`}
          onClick={() => onCount(count + 1)}
        >
          <PlusIcon className="size-4" />
        </button>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('remove_named', { name })}
        className="text-muted"
        onClick={() => onCount(0)}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
