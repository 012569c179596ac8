import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-on-primary-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

type Props = {
  tone: keyof typeof tones;
  icon: ReactNode;
  title: string;
  text: string;
  /** What follows, and what can be done. */
  children?: ReactNode;
};

/** What became of the payment: a sign, a sentence, the way on. */
export function StatusPanel({ tone, icon, title, text, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div>
        <span className={`rounded-pill mb-4 grid size-14 place-items-center ${tones[tone]}`}>{icon}</span>
        <h1 className="text-3xl text-balance sm:text-4xl">{title}</h1>
        <p className="text-muted mt-3 max-w-xl text-lg break-words">{text}</p>
      </div>
      {children}
    </div>
  );
}
