import en from '@nolo/i18n/en/statement.ts';
import fr from '@nolo/i18n/fr/statement.ts';
import it from '@nolo/i18n/it/statement.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';

const texts = { en, it, fr };

export type StatementWords = { t: Translate<'statement'>; language: Language };

export const statementWords = (language: Language): StatementWords => ({
  t: translator<'statement'>(texts[language], language),
  language,
});
