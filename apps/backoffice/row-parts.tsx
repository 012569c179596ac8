import { Link } from 'react-router';
import { formatDateTime, formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';

/** What names a row of a list, and leads to it. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center font-semibold break-words hover:underline max-desk:text-lg desk:min-h-0"
    >
      {children}
    </Link>
  );
}

/** An instant (ISO 8601), on Italy's clock. */
export function When({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} className="tabular-nums whitespace-nowrap">
      {formatDateTime(localDateTime(at), language)}
    </time>
  );
}

/** Minor units of euro; none is quiet. */
export function Amount({ minor }: { minor: number }) {
  const language = useLanguage();
  return (
    <span className={`tabular-nums whitespace-nowrap ${minor === 0 ? 'text-muted' : ''}`}>
      {formatMoney(minor, language)}
    </span>
  );
}
