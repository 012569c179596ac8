import type { StatementKind } from '@nolo/domain/commission/statement.ts';
import { formatMoney } from './format.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';

type Words = { t: Translate<'statement'>; language: Language };

/** What a line of a statement is about, on the page and in the files. */
export function statementLineText(
  { t, language }: Words,
  { kind, debtMinor }: { kind: StatementKind; debtMinor: number | null },
): string {
  // The debt moves nothing of the balance: the share was taken off before.
  if (kind === 'share_owed') return t('kind_share_owed', { amount: formatMoney(debtMinor ?? 0, language) });
  return t(`kind_${kind}`);
}
