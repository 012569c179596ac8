import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { useOperator } from '../../app/use-operator.ts';
import { useTenant } from '../../theme/use-tenant.ts';

/**
 * Why paying here is safe, small, beside a search or a price. A tenant's own site speaks of its operator, who holds the
 * money there too (docs/specification/money.md 1). The page names the namespace 'trust'.
 */
export function TrustLines({ className = '' }: { className?: string }) {
  const t = useTexts('trust');
  const operator = useOperator().company;
  const lines = useTenant() ? [t('money_held_own', { operator })] : [t('money_held'), t('companies_checked')];
  return (
    <ul className={`text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm ${className}`}>
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-1.5">
          <CheckIcon className="text-success mt-0.5 size-4" />
          {line}
        </li>
      ))}
    </ul>
  );
}
