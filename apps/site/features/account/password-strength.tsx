import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { estimateStrength, type Strength } from './estimate-strength.ts';

const tones = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;

/** Four bars and a sentence, empty while there is nothing to judge. If the words do not load, the server judges. */
export function PasswordStrength({ password, personal }: { password: string; personal: readonly string[] }) {
  const t = useTexts('login');
  const language = useLanguage();
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = personal.join(' ');
  useEffect(() => {
    let isStale = false;
    if (password === '') return () => setStrength(null);
    estimateStrength(password, [known], language).then(
      (found) => !isStale && setStrength(found),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [password, known, language]);
  const judged = password === '' ? null : strength;
  return (
    // Its room is kept: what is pressed below must not move when the words arrive.
    <div className="-mt-3">
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`rounded-pill h-1 flex-1 ${judged !== null && step <= Math.max(judged, 1) ? tones[judged] : 'bg-line'}`}
          />
        ))}
      </span>
      <output className="text-muted mt-1.5 block min-h-10 text-sm sm:min-h-5">
        {judged !== null && t(`strength_${judged}`)}
      </output>
    </div>
  );
}
