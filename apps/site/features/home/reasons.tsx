import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { CalendarIcon, CardIcon, DocumentIcon, TagIcon } from '@nolo/ui/icons.tsx';
import { layouts } from './layouts.ts';

const reasons = [
  { key: 'price', Icon: TagIcon },
  { key: 'cancel', Icon: CalendarIcon },
  { key: 'payment', Icon: CardIcon },
  { key: 'documents', Icon: DocumentIcon },
] as const;

/** Four facts, each of them true of this product. */
export function Trust() {
  const t = useTexts('home');
  return (
    <section aria-labelledby="trust-title" className="is-wide">
      <h2 id="trust-title" className="sr-only">
        {t('trust_title')}
      </h2>
      <ul className={`grid gap-x-8 gap-y-6 ${layouts[useTheme()].trust}`}>
        {reasons.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3">
            <span className="bg-primary-soft text-on-primary-soft rounded-control grid size-11 shrink-0 place-items-center">
              <Icon className="size-6" />
            </span>
            <div>
              <h3 className="text-base">{t(`trust_${key}_title`)}</h3>
              <p className="text-muted mt-1 text-sm">{t(`trust_${key}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = [1, 2, 3] as const;

export function HowItWorks() {
  const t = useTexts('home');
  return (
    <section aria-labelledby="how-title" className={layouts[useTheme()].how}>
      <h2 id="how-title" className="text-2xl">
        {t('how_title')}
      </h2>
      <ol className="mt-6 grid gap-8 sm:grid-cols-3">
        {steps.map((step) => (
          <li key={step}>
            <span aria-hidden="true" className="text-primary-text text-4xl font-bold tracking-tight">
              {step}
            </span>
            <h3 className="mt-2 text-lg">{t(`how_${step}_title`)}</h3>
            <p className="text-muted mt-1">{t(`how_${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
