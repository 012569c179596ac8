import 'react';

/** The browser's own way to open a dialog by a button; React passes it on, its types do not know it yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
