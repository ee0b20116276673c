import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import styles from './DataTable.module.css';

/** A column of a list. */
export interface Column<Row> {
  /** Name of the member, by which the list is sorted too. */
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly isNumber?: boolean | undefined;
  /** The list can be sorted by it. */
  readonly canSort?: boolean | undefined;
}

/** 'code:desc' */
export interface Sorting {
  readonly by: string;
  readonly isDescending: boolean;
}

interface Props<Row extends { readonly id: string }> {
  /** What the table is, to somebody who hears it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The page of a row; the first column leads there. */
  readonly pathOf: (row: Row) => string;
  readonly sorting?: Sorting | undefined;
  /** The address of the list sorted by a column. */
  readonly sortPath: (name: string) => string;
  readonly sortLabel: (label: string) => string;
  /** Other rows are on their way. */
  readonly isStale?: boolean;
  readonly selection?: Selection | undefined;
  /** On a phone a row is a few short lines without the names of its columns: for what explains itself, and comes by the dozen. */
  readonly isCompact?: boolean;
}

/** Rows that something is to be done with. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
  /** What the box of a row is called. */
  readonly label: (id: string) => string;
  readonly allLabel: string;
}

/** A list of the back office. On a phone each row stands as a card, with the names of the columns before what is in them. */
export function DataTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { caption, columns, rows, selection, isStale = false, isCompact = false } = props;
  return (
    <div className={styles.scroll} aria-busy={isStale} data-stale={isStale || undefined}>
      <table className={styles.table} data-compact={isCompact || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles.box}>
                <input
                  type="checkbox"
                  aria-label={selection.allLabel}
                  checked={rows.length > 0 && rows.every(({ id }) => selection.chosen.has(id))}
                  onChange={selection.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row extends { readonly id: string }>({
  column: { name, label, canSort, isNumber },
  sorting,
  sortPath,
  sortLabel,
}: Pick<Props<Row>, 'sorting' | 'sortLabel' | 'sortPath'> & { readonly column: Column<Row> }) {
  const isSorted = sorting?.by === name;
  const order = sorting?.isDescending === true ? 'descending' : 'ascending';
  return (
    <th scope="col" className={isNumber === true ? styles.number : undefined} aria-sort={isSorted ? order : undefined}>
      {canSort === true ? (
        <Link className={styles.sort} href={sortPath(name)} aria-label={sortLabel(label)}>
          {label}
          {isSorted && <span aria-hidden="true">{sorting.isDescending ? ' ↓' : ' ↑'}</span>}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

function BodyRow<Row extends { readonly id: string }>({
  row,
  columns,
  pathOf,
  selection,
}: Pick<Props<Row>, 'columns' | 'pathOf' | 'selection'> & { readonly row: Row }) {
  return (
    <tr>
      {selection !== undefined && (
        <td className={styles.box}>
          <input
            type="checkbox"
            aria-label={selection.label(row.id)}
            checked={selection.chosen.has(row.id)}
            onChange={() => selection.onToggle(row.id)}
          />
        </td>
      )}
      {columns.map(({ name, label, cell, isNumber }, index) => (
        <td key={name} data-label={label} data-name={name} className={isNumber === true ? styles.number : undefined}>
          {index === 0 ? (
            <Link className={styles.main} href={pathOf(row)}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
