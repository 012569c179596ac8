import type { ReactNode } from 'react';

type Props = {
  /** What the rows are. */
  label: string;
  /** Headings, one for each cell of a row. */
  columns: readonly string[];
  /** {@link WorkRow}s. */
  children: ReactNode;
};

/** A list of work: a table where there is room for one, and each row a block of its own where there is not. */
export function WorkTable({ label, columns, children }: Props) {
  return (
    <table aria-label={label} className="mt-4 w-full max-desk:block">
      <thead className="border-line border-b max-desk:sr-only">
        <tr className="text-muted text-left text-sm">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold wrap-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">{children}</tbody>
    </table>
  );
}

export function WorkRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-line hover:bg-sunken border-b align-top max-desk:block max-desk:py-3">
      {children}
    </tr>
  );
}

/** `label`: its column, said where there are no headings; without one it names the row. */
export function WorkCell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td className="desk:py-2.5 desk:pr-4 max-desk:block">
      {label !== undefined && <span className="text-muted mr-2 text-sm desk:hidden">{label}</span>}
      {children}
    </td>
  );
}
