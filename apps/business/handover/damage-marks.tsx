import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Damage } from '@nolo/contract/business/handover.ts';
import { carSides, type CarSide } from '@nolo/domain/handover/car-sides.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import { CarOutline, OUTLINE_RATIO } from './car-outline.tsx';
import { CameraField } from './guided-pictures.tsx';
import { DevicePicture } from './stored-picture.tsx';
import type { DraftDamage } from './device-store.ts';
import type { DraftWork } from './use-draft.ts';

/** How far an arrow key moves a mark. */
const STEP = 0.02;
const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -2 * STEP },
  ArrowDown: { x: 0, y: 2 * STEP },
};

const within = (part: number) => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));

type Props = Pick<DraftWork, 'draft' | 'change' | 'addPicture'> & { old: readonly Damage[] };

/** Where the car is damaged: old damages in grey, new ones in red, each with a note and a picture. */
export function DamageMarks({ draft, change, addPicture, old }: Props) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const [side, setSide] = useState<CarSide>('left');
  const { damages } = draft;
  const put = (id: string, values: Partial<DraftDamage>) =>
    void change({ damages: damages.map((one) => (one.id === id ? { ...one, ...values } : one)) });
  const add = (x: number, y: number) =>
    void change({
      damages: [
        ...damages,
        { id: crypto.randomUUID(), side, x: within(x), y: within(y), note: '', picture_id: null },
      ],
    });
  return (
    <section aria-labelledby="damages">
      <h2 id="damages" className="text-lg">
        {t('damages')}
      </h2>
      <p className="text-muted text-sm">{t('damages_hint')}</p>
      <RadioGroup
        className="mt-2"
        name="side"
        label={t('side')}
        value={side}
        onChange={({ target }) => setSide(target.value as CarSide)}
        options={carSides.map((one) => ({ value: one, label: seen(`side_${one}`) }))}
      />
      <MarkedOutline side={side} old={old} damages={damages} onAdd={add} onMove={put} />
      <Button variant="secondary" className="mt-2 w-full min-h-12!" onClick={() => add(0.5, 0.5)}>
        {t('damage_add')}
      </Button>
      <ol className="mt-3 grid gap-3 empty:hidden">
        {damages.map((damage, index) => (
          <li key={damage.id} className="border-danger rounded-card border-l-4 p-3">
            <DamageEntry
              number={index + 1}
              damage={damage}
              onNote={(note) => put(damage.id, { note })}
              onPicture={async (file) => {
                const picture_id = await addPicture(file, null);
                if (picture_id !== null) put(damage.id, { picture_id });
              }}
              onRemove={() => void change({ damages: damages.filter(({ id }) => id !== damage.id) })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type OutlineProps = {
  side: CarSide;
  old: readonly Damage[];
  damages: readonly DraftDamage[];
  onAdd: (x: number, y: number) => void;
  onMove: (id: string, to: { x: number; y: number }) => void;
};

const mark =
  'absolute grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-surface text-sm font-bold';
const at = ({ x, y }: { x: number; y: number }) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

function MarkedOutline({ side, old, damages, onAdd, onMove }: OutlineProps) {
  const t = useTexts('counter');
  const onPress = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onAdd((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const onKey = ({ id, x, y }: DraftDamage, event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(id, { x: within(x + step.x), y: within(y + step.y) });
  };
  return (
    <div className={`border-line rounded-card relative mt-2 border ${OUTLINE_RATIO}`}>
      {/* A press marks the place; whoever has no pointer adds a mark by the button below, and moves it by arrow keys. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className="size-full" onClick={onPress}>
        <CarOutline side={side} />
      </button>
      {old
        .filter((one) => one.side === side)
        .map((one) => (
          <span
            key={one.id}
            title={one.note}
            style={at(one)}
            className={`${mark} bg-muted text-surface pointer-events-none`}
          >
            <VisuallyHidden>{t('damage_old', { note: one.note })}</VisuallyHidden>
          </span>
        ))}
      {damages.map((one, index) =>
        one.side === side ? (
          <button
            key={one.id}
            type="button"
            aria-label={t('damage_move', { number: index + 1 })}
            style={at(one)}
            onKeyDown={(event) => onKey(one, event)}
            className={`${mark} bg-danger text-on-danger`}
          >
            {index + 1}
          </button>
        ) : null,
      )}
    </div>
  );
}

type EntryProps = {
  number: number;
  damage: DraftDamage;
  onNote: (note: string) => void;
  onPicture: (file: File) => Promise<void>;
  onRemove: () => void;
};

function DamageEntry({ number, damage, onNote, onPicture, onRemove }: EntryProps) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const name = t('damage_number', { number, side: seen(`side_${damage.side}`) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
      <TextField
        label={name}
        value={damage.note}
        placeholder={t('damage_note')}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => onNote(target.value)}
      />
      <CameraField
        label={t('damage_picture', { number })}
        onTake={onPicture}
        className="border-line-strong rounded-control grid aspect-[4/3] cursor-pointer place-items-center overflow-hidden border border-dashed text-sm"
      >
        {damage.picture_id === null ? t('damage_photo') : <DevicePicture id={damage.picture_id} alt={name} />}
      </CameraField>
      <button
        type="button"
        className={buttonStyle('quiet', 'small', 'min-h-12! justify-self-start')}
        onClick={onRemove}
      >
        {t('damage_remove', { number })}
      </button>
    </div>
  );
}
