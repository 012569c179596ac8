import { useId } from 'react';
import { FULL_TANK_EIGHTHS } from '@nolo/domain/handover/inspection.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** The tank as its gauge shows it. */
export function FuelField({ eighths, onChange }: { eighths: number; onChange: (eighths: number) => void }) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const id = useId();
  const text = seen('fuel_eighths', { eighths });
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-sm font-semibold">
        {t('fuel')}
        <output className="text-lg tabular-nums">{text}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={FULL_TANK_EIGHTHS}
        step={1}
        value={eighths}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="accent-primary h-12 w-full"
      />
    </div>
  );
}
