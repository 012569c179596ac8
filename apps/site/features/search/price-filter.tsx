import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import {
  priceLimits,
  readPriceLimit,
  searchQuery,
  type SearchState,
} from '../../shared/rental/search-state.ts';
import { hasPriceFilter, priceName } from './filter-chips.ts';
import type { FilterPart } from './more-filters.tsx';
import type { ChoiceCounts } from './use-choice-counts.ts';
import { queryString } from '../../app/paths.ts';

type Range = Pick<SearchState, 'priceFrom' | 'priceTo'>;
const step = 50;

const thumbStyle =
  'pointer-events-none absolute inset-x-0 top-0 h-11 w-full appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:border-2 ' +
  '[&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:shadow-card ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-pill ' +
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-primary-text ' +
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-primary-text';

/** The thumbs while they move; the search follows once they rest. */
function useThumbs({ search, onChange }: Pick<FilterPart, 'search' | 'onChange'>) {
  const [moving, setMoving] = useState<Range | null>(null);
  const range = moving ?? search;
  const commit = () => {
    if (moving) onChange(moving, { keepsScroll: true });
    setMoving(null);
  };
  const thumb = (key: keyof Range, keep: (euro: number) => number) => ({
    type: 'range',
    min: priceLimits.from,
    max: priceLimits.to,
    step,
    value: range[key],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setMoving({ ...pick(range), [key]: keep(Number(event.currentTarget.value)) }),
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
    className: thumbStyle,
  });
  return { range, thumb };
}

/** Two thumbs on one line, in euro, and the same as fields. */
export function PriceFilter({ search, onChange, counts }: FilterPart) {
  const t = useTexts('search');
  const language = useLanguage();
  const { range, thumb } = useThumbs({ search, onChange });
  return (
    <div>
      <div className="flex min-h-6 items-baseline justify-between gap-2 text-sm tabular-nums">
        <output>{priceName({ ...search, ...range }, { t, language })}</output>
        {hasPriceFilter(search) && <AnyPrice onChange={onChange} />}
      </div>
      <Histogram prices={counts?.prices} range={pick(range)} />
      <div className="relative -mt-5 h-11">
        <Track {...pick(range)} />
        <input
          aria-label={t('filter_price_from')}
          {...thumb('priceFrom', (euro) => Math.min(euro, range.priceTo - step))}
        />
        <input
          aria-label={t('filter_price_to')}
          {...thumb('priceTo', (euro) => Math.max(euro, range.priceFrom + step))}
        />
      </div>
      <PriceFields search={search} onChange={(changed) => onChange(changed, { keepsScroll: true })} />
    </div>
  );
}

/** Takes both limits away. */
function AnyPrice({ onChange }: Pick<FilterPart, 'onChange'>) {
  const t = useTexts('search');
  const { from, to } = priceLimits;
  return (
    <button
      type="button"
      aria-label={t('filter_price_reset')}
      onClick={() => onChange({ priceFrom: from, priceTo: to }, { keepsScroll: true })}
      className="text-primary-text shrink-0 font-semibold hover:underline"
    >
      0 – {to}
    </button>
  );
}

/** How many cars cost how much: bars above the slider, drawn because the policy allows no style attribute. */
function Histogram({ prices, range }: { prices: ChoiceCounts['prices'] | undefined; range: Range }) {
  const counts = prices?.counts ?? [];
  const most = Math.max(1, ...counts);
  const width = 100 / Math.max(1, counts.length);
  const isInside = (index: number) => {
    const from = index * (prices?.step ?? 0);
    return from >= range.priceFrom && from < Math.max(range.priceTo, 1);
  };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      className="mx-3 h-10 w-[calc(100%-1.5rem)]"
    >
      {counts.map((count, index) => (
        <rect
          key={index}
          x={index * width}
          y={30 - (30 * count) / most}
          width={width * 0.85}
          height={(30 * count) / most}
          className={isInside(index) ? 'fill-primary opacity-40' : 'fill-line'}
        />
      ))}
    </svg>
  );
}

function pick({ priceFrom, priceTo }: Range): Range {
  return { priceFrom, priceTo };
}

const at = (euro: number) => `${(100 * euro) / priceLimits.to}%`;

/** Drawn, not styled: the policy allows no style attribute. */
function Track({ priceFrom, priceTo }: Range) {
  return (
    <svg aria-hidden="true" className="absolute inset-x-3 top-1/2 h-1 w-[calc(100%-1.5rem)] -translate-y-1/2">
      <rect width="100%" height="4" rx="2" className="fill-line" />
      <rect x={at(priceFrom)} width={at(priceTo - priceFrom)} height="4" className="fill-primary" />
    </svg>
  );
}

type FieldsProps = { search: SearchState; onChange: (range: Range) => void };

const fieldStyle =
  'border-line-strong rounded-control focus-within:outline-primary-text flex min-h-11 min-w-0 flex-1 items-center gap-1.5 border px-3 text-sm focus-within:outline-2';

/** Nothing typed is no limit; null: what was typed cannot be read. */
function read(form: HTMLFormElement | null, name: string, unlimited: number): number | null {
  const typed = form?.querySelector<HTMLInputElement>(`[name='${name}']`)?.value.trim() ?? '';
  return typed === '' ? unlimited : readPriceLimit(typed);
}

/**
 * The same two prices as the slider, written; each counts once it is left. A first price above the second waits until both
 * are left: the second is maybe about to be typed.
 */
function PriceFields({ search, onChange }: FieldsProps) {
  const { priceFrom, priceTo } = search;
  const t = useTexts('search');
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  const commit = ({ isTyping }: { isTyping: boolean }) => {
    const [from, to] = [
      read(form.current, 'min-amount', priceLimits.from),
      read(form.current, 'max-amount', priceLimits.to),
    ];
    setUnreadable({ from: from === null, to: to === null });
    if (from === null || to === null || (isTyping && from > to)) return;
    const range = { priceFrom: Math.min(from, to), priceTo: Math.max(from, to) };
    if (range.priceFrom !== priceFrom || range.priceTo !== priceTo) onChange(range);
  };
  const leave = ({ relatedTarget: next }: FocusEvent) =>
    commit({ isTyping: next instanceof HTMLInputElement && next.form === form.current });
  return (
    <form
      ref={form}
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        commit({ isTyping: false });
      }}
    >
      <OtherChoices search={search} />
      <Field
        label={t('price_least')}
        name="min-amount"
        value={priceFrom > priceLimits.from ? priceFrom : null}
        onLeave={leave}
        errorId={unreadable.from ? errorId : undefined}
      />
      <Field
        label={t('price_most')}
        name="max-amount"
        value={priceTo < priceLimits.to ? priceTo : null}
        onLeave={leave}
        errorId={unreadable.to ? errorId : undefined}
      />
      <Button type="submit" variant="quiet" aria-label={t('price_apply')} className="px-2">
        <CheckIcon />
      </Button>
      {(unreadable.from || unreadable.to) && (
        <p id={errorId} className="text-danger basis-full text-sm font-medium">
          {t('price_unreadable')}
        </p>
      )}
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

type FieldProps = {
  label: string;
  name: string;
  value: number | null;
  onLeave: (event: FocusEvent) => void;
  /** Of what is wrong with it; undefined: nothing. */
  errorId: string | undefined;
};

function Field({ label, name, value, onLeave, errorId }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What is typed before the scripts run stays, so only a value that has changed since is written.
  const written = useRef(value);
  useEffect(() => {
    if (written.current === value || !input.current) return;
    written.current = value;
    input.current.value = value === null ? '' : String(value);
  }, [value]);
  return (
    <label className={fieldStyle}>
      <span className="text-muted shrink-0">{label}</span>
      <input
        ref={input}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value ?? ''}
        onBlur={onLeave}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        className="w-full min-w-0 bg-transparent font-semibold tabular-nums outline-none"
      />
    </label>
  );
}
