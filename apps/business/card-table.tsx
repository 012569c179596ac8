import type { ReactNode } from 'react';

type Props = {
  /** The id of the heading that says what the rows are; without one, the page's title does. */
  labelledBy?: string;
  /** Headings, one for each cell of a row. */
  columns: readonly { heading: string; isAmount?: boolean }[];
  /** {@link CardRow}s. */
  children: ReactNode;
};

/** A table in the office; on a telephone each row is a card. */
export function CardTable({ labelledBy, columns, children }: Props) {
  return (
    <table aria-labelledby={labelledBy} className="mt-4 w-full max-desk:block">
      <thead className="border-line border-b max-desk:sr-only">
        <tr className="text-muted text-left text-sm">
          {columns.map(({ heading, isAmount = false }) => (
            <th
              key={heading}
              scope="col"
              className={`py-2 pr-6 font-semibold wrap-normal last:pr-0 ${isAmount ? 'text-right' : ''}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:grid max-desk:gap-3">{children}</tbody>
    </table>
  );
}

/** A link of the row may fill it (`after:absolute after:inset-0`). */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-line hover:bg-sunken relative max-desk:border-line-strong max-desk:rounded-card max-desk:flex max-desk:flex-col max-desk:gap-1 max-desk:border max-desk:p-4 desk:border-b">
      {children}
    </tr>
  );
}

export function CardCell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td className={`max-desk:block desk:py-2.5 desk:pr-6 desk:align-baseline desk:last:pr-0 ${className}`}>
      {children}
    </td>
  );
}
