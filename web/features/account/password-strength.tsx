import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { estimateStrength, type Strength } from './estimate-strength.ts';

const tones = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;

/** Four bars and a sentence. Nothing while there is nothing to judge; if the words do not load, the server judges. */
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
  const isShown = password !== '' && strength !== null;
  return (
    <output className="-mt-3 block empty:hidden">
      {isShown && (
        <>
          <span className="flex gap-1" aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={`rounded-pill h-1 flex-1 ${step <= Math.max(strength, 1) ? tones[strength] : 'bg-line'}`}
              />
            ))}
          </span>
          <span className="text-muted mt-1.5 block text-sm">{t(`strength_${strength}`)}</span>
        </>
      )}
    </output>
  );
}
