export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large' | 'small';

const base =
  'inline-flex items-center justify-center gap-2 rounded-button font-semibold text-center transition-colors ' +
  'duration-150 select-none disabled:opacity-55 aria-disabled:opacity-55';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-on-primary enabled:hover:bg-primary-hover enabled:active:bg-primary-pressed [a]:hover:bg-primary-hover [a]:active:bg-primary-pressed',
  secondary: 'bg-surface text-ink border border-line-strong hover:bg-sunken active:bg-line',
  quiet: 'text-ink hover:bg-sunken active:bg-line',
  danger: 'bg-danger text-on-danger hover:brightness-90 active:brightness-80',
};

/* 44 px is the least a thumb hits surely; `small` is for places with a mouse and keeps 44 px on touch. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-6 text-lg',
};

export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  more = '',
): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${more}`;
}
