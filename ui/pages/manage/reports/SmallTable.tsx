import styles from './Reports.module.css';

interface Row {
  readonly title: string;
  readonly cells: readonly string[];
}

interface Props {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  /** Explains the figures. */
  readonly about?: string;
  /** Column headings after the first column. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  readonly foot?: Row | undefined;
}

/** Table of a report with a heading and an explanation. */
export function SmallTable({ id, title, about, head, rows, foot }: Props) {
  return (
    <section className={styles.currency} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {about !== undefined && <p className={styles.note}>{about}</p>}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.title} row={row} />
            ))}
          </tbody>
          {foot !== undefined && (
            <tfoot>
              <Line row={foot} />
            </tfoot>
          )}
        </table>
      </div>
    </section>
  );
}

function Line({ row: { title, cells } }: { readonly row: Row }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
