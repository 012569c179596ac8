import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

type Props = {
  tone: keyof typeof tones;
  icon: ReactNode;
  title: string;
  text: string;
  /** What can be done next. */
  children?: ReactNode;
};

export function Notice({ tone, icon, title, text, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-5">
      <span className={`rounded-pill grid size-12 place-items-center ${tones[tone]}`}>{icon}</span>
      <div>
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-muted mt-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
