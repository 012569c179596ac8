import { useState, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { SearchIcon } from '@nolo/ui/icons.tsx';

export type Option<K> = { id: K; name: string };
type Counts<K> = readonly { choice: K; count: number }[] | null | undefined;

type Props<K> = {
  options: readonly Option<K>[];
  chosen: readonly K[];
  onToggle: (id: K) => void;
  counts: Counts<K>;
  /** For long lists: a field that finds in them. */
  finder?: { label: string; nothing: string };
};

const shortList = 7;

/** What can be chosen: a choice that would leave no car is no choice, unless it is the one in force. */
function offeredOf<K, O extends { id: K | null }>(
  options: readonly O[],
  counts: Counts<K>,
  isChosen: (id: K) => boolean,
): O[] {
  return options.filter(({ id }) => id === null || isChosen(id) || countOf(counts, id) !== 0);
}

/** Check boxes; a long list starts with the first ones and the chosen ones. */
export function Choices<K extends string | number>({ options, chosen, onToggle, counts, finder }: Props<K>) {
  const t = useTexts('search');
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  const offered = offeredOf(options, counts, (id: K) => chosen.includes(id));
  if (offered.length === 0) return null;
  const matches = offered.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const isCut = !isWhole && !text && matches.length > shortList + 1;
  const shown = isCut ? matches.filter(({ id }, index) => index < shortList || chosen.includes(id)) : matches;
  return (
    <>
      {finder && <Finder label={finder.label} value={text} onChange={setText} />}
      {finder && matches.length === 0 && <p className="text-muted py-2 text-sm">{finder.nothing}</p>}
      <div className={isWhole ? 'max-h-72 overflow-y-auto pl-0.5' : 'pl-0.5'}>
        {shown.map(({ id, name }) => (
          <Counted key={id} count={countOf(counts, id)}>
            <Checkbox label={name} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          </Counted>
        ))}
      </div>
      {isCut && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="text-primary-text min-h-11 text-sm font-semibold hover:underline"
        >
          {`${t('show_all')} (${matches.length})`}
        </button>
      )}
    </>
  );
}

/** A choice that nobody has is left out of the counts. */
function countOf<K>(counts: Counts<K>, id: K): number | null {
  return counts ? (counts.find(({ choice }) => choice === id)?.count ?? 0) : null;
}

/** A choice with the number of cars it would leave, quietly at the end of its row. */
function Counted({ count, children }: { count: number | null; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2">
      {children}
      {count !== null && <span className="text-muted shrink-0 text-sm tabular-nums">{count}</span>}
    </div>
  );
}

type PillsProps<K> = {
  /** null: no matter. */
  options: readonly { id: K | null; name: string }[];
  chosen: K | null;
  onChoose: (id: K | null) => void;
  counts?: Counts<K>;
};

/** What is on or off: a line of its own; none where no car has it. */
export function OneChoice(props: {
  label: string;
  count: number | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, count, isOn, onChange } = props;
  if (count === 0 && !isOn) return null;
  return (
    <Counted count={count}>
      <Checkbox label={label} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    </Counted>
  );
}

/** One of a few, as pills. */
export function PillChoice<K extends string | number>({ options, chosen, onChoose, counts }: PillsProps<K>) {
  const offered = offeredOf(options, counts, (id: K) => id === chosen);
  // Only 'all' is left: there is nothing to choose.
  if (offered.length < 2) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map(({ id, name }) => (
        <label
          key={String(id)}
          className="border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft hover:bg-sunken rounded-pill has-focus-visible:outline-primary-text flex min-h-9 cursor-pointer items-center gap-1.5 border px-3.5 text-sm font-semibold has-focus-visible:outline-2 pointer-coarse:min-h-11"
        >
          <input type="radio" className="sr-only" checked={chosen === id} onChange={() => onChoose(id)} />
          {/* Heard as two words. */}
          <span>{`${name} `}</span>
          {counts && id !== null && (
            <span className="text-muted font-normal tabular-nums">{countOf(counts, id)}</span>
          )}
        </label>
      ))}
    </div>
  );
}

function Finder(props: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <label className="border-line-strong rounded-control focus-within:outline-primary-text mb-1 flex min-h-11 items-center gap-2 border px-3 focus-within:outline-2">
      <SearchIcon className="text-muted size-4" />
      <span className="sr-only">{props.label}</span>
      <input
        type="search"
        placeholder={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        className="placeholder:text-muted w-full min-w-0 bg-transparent text-sm outline-none"
      />
    </label>
  );
}
