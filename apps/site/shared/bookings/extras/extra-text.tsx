import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { withCovers } from '@nolo/domain/cars/inclusions.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { Extra } from './extra-groups.ts';

/** What an extra is, and what a cover changes: from which excess to which. */
export function ExtraText({ extra, inclusions }: { extra: Extra; inclusions: Inclusions }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language, { short: true });
  const after = withCovers(inclusions, [extra.excess]);
  const changes = (['damage', 'theft'] as const).flatMap((about) => {
    const [from, to] = [inclusions[`${about}_excess`], after[`${about}_excess`]];
    if (to === null || to === from) return [];
    if (from === null) return [t(`gives_${about}`, { to: money(to) })];
    return [t(`lowers_${about}`, { from: money(from), to: money(to) })];
  });
  return (
    <>
      {extra.description !== null && <p className="text-muted text-sm">{extra.description}</p>}
      {changes.map((change) => (
        <p key={change} className="text-sm">
          {change}
        </p>
      ))}
    </>
  );
}
