import type { Dictionary } from '../../../locales/translate.ts';

export const textFiles = import.meta.glob<Dictionary>('../../../locales/fr/*.ts', { import: 'default' });
