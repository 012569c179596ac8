import { useRef } from 'react';
import { queryString } from '../../app/paths.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { priceLimits, searchQuery, type SearchState } from '../../shared/rental/search-state.ts';

type Range = Pick<SearchState, 'priceFrom' | 'priceTo'>;
type Props = { search: SearchState; onChange: (range: Range) => void };

const fieldStyle =
  'border-line-strong rounded-control focus-within:outline-primary-text flex min-h-11 flex-1 items-center gap-1.5 border px-3 text-sm focus-within:outline-2';

function read(form: HTMLFormElement | null, name: string, otherwise: number): number {
  const euro = Number.parseInt(form?.querySelector<HTMLInputElement>(`[name='${name}']`)?.value ?? '', 10);
  return Number.isNaN(euro) ? otherwise : Math.min(Math.max(euro, priceLimits.from), priceLimits.to);
}

/** The same two prices as the slider, written; they count once the field is left. Render it anew for others. */
export function PriceFields({ search, onChange }: Props) {
  const { priceFrom, priceTo } = search;
  const t = useTexts('search');
  const form = useRef<HTMLFormElement>(null);
  const commit = () => {
    const [from, to] = [
      read(form.current, 'min-amount', priceLimits.from),
      read(form.current, 'max-amount', priceLimits.to),
    ];
    const range = { priceFrom: Math.min(from, to), priceTo: Math.max(from, to) };
    if (range.priceFrom !== priceFrom || range.priceTo !== priceTo) onChange(range);
  };
  return (
    <form
      ref={form}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <OtherChoices search={search} />
      <Field
        label={t('price_least')}
        name="min-amount"
        value={priceFrom > priceLimits.from ? priceFrom : null}
        onLeave={commit}
      />
      <Field
        label={t('price_most')}
        name="max-amount"
        value={priceTo < priceLimits.to ? priceTo : null}
        onLeave={commit}
      />
      <Button type="submit" variant="quiet" aria-label={t('price_apply')} className="px-2">
        <CheckIcon />
      </Button>
    </form>
  );
}

/** Sent by the browser itself, before the scripts run, the form keeps everything else that was chosen. */
function OtherChoices({ search }: { search: SearchState }) {
  const others = { ...search, priceFrom: priceLimits.from, priceTo: priceLimits.to, pages: 1 };
  return [...new URLSearchParams(queryString(searchQuery(others)))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

type FieldProps = { label: string; name: string; value: number | null; onLeave: () => void };

function Field({ label, name, value, onLeave }: FieldProps) {
  return (
    <label className={fieldStyle}>
      <span className="text-muted shrink-0">{label}</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value ?? ''}
        onBlur={onLeave}
        className="w-full min-w-0 bg-transparent font-semibold tabular-nums outline-none"
      />
    </label>
  );
}
