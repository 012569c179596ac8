/** A field of the search form: icon, small label, value; the frame shows the focus. */
export const fieldBox =
  'flex min-h-15 items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-1.5 ' +
  'hover:border-ink focus-within:outline-2 focus-within:outline-primary-text focus-within:outline-offset-1';

export const fieldLabel = 'block text-xs leading-tight text-muted';
