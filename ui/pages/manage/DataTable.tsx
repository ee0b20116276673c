import { useRef, type ReactNode } from 'react';
import { Link } from '../../components/base/Link';
import styles from './DataTable.module.css';
import { useIsWide } from './use-is-wide';

export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean | undefined;
  readonly canSort?: boolean | undefined;
}

/** 'code:desc' */
export interface Sorting {
  readonly by: string;
  readonly isDescending: boolean;
}

interface Props<Row extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly pathOf: (row: Row) => string;
  readonly sorting?: Sorting | undefined;
  readonly sortPath: (name: string) => string;
  readonly sortLabel: (label: string) => string;
  readonly isStale?: boolean;
  readonly selection?: Selection | undefined;
  readonly isCompact?: boolean;
}

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
  readonly label: (id: string) => string;
  readonly allLabel: string;
}

export function DataTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { caption, columns, rows, selection, isStale = false, isCompact = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  return (
    <div
      ref={box}
      className={styles.scroll}
      data-wide={isWide || undefined}
      aria-busy={isStale}
      data-stale={isStale || undefined}
    >
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
