import type { CarDetail } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** What the company says is wrong with a car at present; nothing when nothing is. Needs the namespace `car`. */
export function KnownIssues({ issues, className }: { issues: CarDetail['carIssues']; className?: string }) {
  const t = useTexts('car');
  if (issues.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="text-base">{t('known_issues')}</h3>
      <ul className="text-muted mt-1 list-disc pl-5">
        {issues.map(({ description }) => (
          <li key={description} className="break-words">
            {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
