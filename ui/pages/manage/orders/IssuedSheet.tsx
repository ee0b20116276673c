import type { InvoiceSheet } from '../../../../core/staff';
import styles from './IssuedSheet.module.css';

/** Invoice or credit note as issued, in the language of its store. */
export function IssuedSheet({ sheet }: { readonly sheet: InvoiceSheet }) {
  const { title, locale, facts, seller, addresses, columns, rows, totals, payments, notes } = sheet;
  return (
    <article className={styles.page} lang={locale}>
      <header className={styles.head}>
        <div>
          <Lines lines={seller} />
        </div>
        <div>
          <h2>{title}</h2>
          <Facts facts={facts} className={styles.facts} />
        </div>
      </header>
      <div className={styles.parties}>
        {addresses.map(({ label, lines }) => (
          <div key={label}>
            <h3>{label}</h3>
            <Lines lines={lines} />
          </div>
        ))}
      </div>
      <Table columns={columns} rows={rows.map(({ name, details, cells }) => ({ name, details, cells }))} />
      <Table
        columns={sheet.tax_columns}
        rows={sheet.tax_rows.map(([name = '', ...cells]) => ({ name, details: [], cells }))}
      />
      <Facts facts={totals} className={styles.sums} hasTotal />
      <Facts facts={payments} className={styles.sums} />
      {notes.length > 0 && (
        <div>
          <Lines lines={notes} />
        </div>
      )}
    </article>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, at) => <p key={`${line} ${String(at)}`}>{line}</p>);
}

interface FactsProps {
  readonly facts: InvoiceSheet['facts'];
  readonly className: string | undefined;
  readonly hasTotal?: boolean;
}

function Facts({ facts, className, hasTotal = false }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }, at) => (
        <div key={`${label} ${String(at)}`} data-last={(hasTotal && at === facts.length - 1) || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  readonly rows: InvoiceSheet['rows'];
}

function Table({ columns, rows }: TableProps) {
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, details, cells }, at) => (
            <tr key={`${name} ${String(at)}`}>
              <td>
                {name}
                {details.map((detail) => (
                  <small key={detail} className={styles.detail}>
                    {detail}
                  </small>
                ))}
              </td>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
