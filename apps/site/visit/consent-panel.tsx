import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { noConsent, type Consent, type ConsentPurpose, type TrackerSettings } from './consent.ts';

type Props = {
  settings: TrackerSettings;
  purposes: readonly ConsentPurpose[];
  consent: Consent;
  /** Opened from the footer, not by itself. */
  isAsked: boolean;
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
};

/** At the foot of the page, which stays usable. Accepting and refusing are one press each and look the same. */
export function ConsentPanel({ settings, purposes, consent, isAsked, onAnswer, onClose }: Props) {
  const t = useTexts('consent');
  const language = useLanguage();
  const [chosen, setChosen] = useState(consent);
  const [isChoosing, setIsChoosing] = useState(isAsked);
  const panel = useAskedPanel(isAsked, onClose);
  const all: Consent = {
    analytics: purposes.includes('analytics'),
    advertising: purposes.includes('advertising'),
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="bg-surface border-line shadow-overlay rounded-panel fixed inset-x-3 bottom-3 z-40 mx-auto max-h-[80dvh] max-w-2xl overflow-y-auto border p-5 outline-none"
    >
      <h2 id="consent-title" className="text-lg">
        {t(purposes.length > 0 ? 'title' : 'title_nothing')}
      </h2>
      <p className="text-muted mt-2 text-sm sm:text-base">
        {t(purposes.length > 0 ? 'text' : 'nothing')}{' '}
        <Link to={paths.cookiePolicy(language)} className="text-primary-text underline">
          {t('policy')}
        </Link>
      </p>
      {isChoosing && purposes.length > 0 && (
        <Purposes {...{ settings, purposes, chosen }} onChange={setChosen} />
      )}
      <Answers
        {...{ purposes, isChoosing, all, chosen, onAnswer, onClose }}
        onChoose={() => setIsChoosing(true)}
      />
    </section>
  );
}

/** Opened by a press, it has the keyboard, and Escape closes it. */
function useAskedPanel(isAsked: boolean, onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAsked, onClose]);
  return panel;
}

type PurposesProps = Pick<Props, 'settings' | 'purposes'> & {
  chosen: Consent;
  onChange: (chosen: Consent) => void;
};

function Purposes({ settings, purposes, chosen, onChange }: PurposesProps) {
  const t = useTexts('consent');
  return (
    <div className="mt-2">
      <p className="mt-2">{t('needed')}</p>
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          label={t(purpose)}
          hint={t(`${purpose}_service`, { service: serviceOf(purpose, settings) })}
          checked={chosen[purpose]}
          onChange={(event) => onChange({ ...chosen, [purpose]: event.target.checked })}
        />
      ))}
    </div>
  );
}

function serviceOf(purpose: ConsentPurpose, { analytics_url }: TrackerSettings): string {
  return purpose === 'analytics' && analytics_url ? new URL(analytics_url).hostname : 'Meta';
}

type AnswersProps = Pick<Props, 'purposes' | 'onAnswer' | 'onClose'> & {
  isChoosing: boolean;
  all: Consent;
  chosen: Consent;
  onChoose: () => void;
};

function Answers({ purposes, isChoosing, all, chosen, onAnswer, onClose, onChoose }: AnswersProps) {
  const t = useTexts('consent');
  if (purposes.length === 0) {
    return (
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={() => onAnswer(noConsent)} className="grow sm:grow-0">
        {t('refuse')}
      </Button>
      <Button onClick={() => onAnswer(all)} className="grow sm:grow-0">
        {t('accept')}
      </Button>
      <Button
        variant="secondary"
        className="grow sm:grow-0"
        onClick={isChoosing ? () => onAnswer(chosen) : onChoose}
      >
        {t(isChoosing ? 'save' : 'choose')}
      </Button>
    </div>
  );
}
