import { useId, type ReactNode } from 'react';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { coverText } from '@nolo/i18n/inclusion-texts.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import {
  choiceOf,
  totalWith,
  type ChosenTrip,
  type Extra,
  type ExtraGroup,
  type Quantities,
} from './extra-groups.ts';
import { ExtraText } from './extra-text.tsx';

type Props = {
  group: ExtraGroup;
  /** Of the car, to say what comes without choosing and what a cover changes. */
  inclusions: Inclusions;
  chosen: Quantities;
  /** Says with each choice what the whole rental costs; undefined: it is not known. */
  trip?: ChosenTrip;
  onChoose: (id: number | null) => void;
};

/** The value of taking none of a group. */
const NONE = 'none';

/** Extras of which only one can be had: what is included anyway, or one of them. */
export function ExtraChoice({ group, inclusions, chosen, trip, onChoose }: Props) {
  const t = useTexts('inclusions');
  const isCover = group.name === 'cover';
  const choice = choiceOf(chosen, group);
  const totalOf = (id: number | null) => trip && totalWith(trip, group, chosen, id);
  const options = group.extras.map((extra) => ({
    value: String(extra.id),
    label: <Option name={extra.name} price={<ExtraPrice extra={extra} />} total={totalOf(extra.id)} />,
    hint: <ExtraText extra={extra} inclusions={inclusions} />,
  }));
  return (
    <RadioGroup
      isStacked
      name={`${useId()}-${group.name}`}
      label={t(isCover ? 'choose_cover' : 'choose_one')}
      hint={choice === 'several' ? <SeveralBooked group={group} chosen={chosen} /> : undefined}
      value={choice === null ? NONE : String(choice)}
      options={[
        {
          value: NONE,
          label: (
            <Option
              name={t(isCover ? 'basic_cover' : 'choose_none')}
              price={t('included')}
              total={totalOf(null)}
            />
          ),
          hint: isCover ? <IncludedCover inclusions={inclusions} /> : undefined,
        },
        ...options,
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === NONE ? null : Number(value))}
    />
  );
}

function Option({ name, price, total }: { name: string; price: ReactNode; total: number | undefined }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold">{name}</span>
      <span className="text-muted text-sm tabular-nums">
        {price}
        {total !== undefined && (
          <span className="text-ink block text-right font-semibold">
            {t('trip_total', { total: formatMoney(total, language) })}
          </span>
        )}
      </span>
    </span>
  );
}

function ExtraPrice({ extra }: { extra: Extra }) {
  const t = useTexts('checkout');
  return t(extra.charged, { price: formatMoney(extra.price, useLanguage(), { short: true }) });
}

/** What the car comes with. */
function IncludedCover({ inclusions }: Pick<Props, 'inclusions'>) {
  const t = useTexts('inclusions');
  const words = { t, language: useLanguage() };
  return (['damage', 'theft'] as const).map((about) => (
    <p key={about}>{coverText(words, about, inclusions[`${about}_excess`]).title}</p>
  ));
}

/** A booking from before there were groups keeps what it has until something else is chosen. */
function SeveralBooked({ group, chosen }: Pick<Props, 'group' | 'chosen'>) {
  const t = useTexts('inclusions');
  const names = group.extras.flatMap(({ id, name }) => {
    const count = chosen[id] ?? 0;
    return count > 0 ? [count > 1 ? `${count} × ${name}` : name] : [];
  });
  return t('several_booked', { names: names.join(', ') });
}
