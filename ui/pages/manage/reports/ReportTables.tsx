import { COUNTS, reportColumns, type ReportFigure } from '../../../../core/internal-staff';
import type { ReportFigures, ReportName, ReportRow, ReportTable } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { ReportChart } from './ReportChart';
import styles from './Reports.module.css';

interface Props {
  readonly name: ReportName;
  readonly tables: readonly ReportTable[];
  readonly isStale?: boolean;
  /** Name of a row; not called for shipping. */
  readonly labelOf: (row: Pick<ReportRow, 'key' | 'label'>) => string;
  /** Amount in major units as text. */
  readonly money: (amount: number, currency: string) => string;
}

/** Shows a chart and a table for each currency; amounts of different currencies are never added. */
export function ReportTables({ tables, ...props }: Props) {
  const t = useManageText();
  if (tables.length === 0) return <p>{t('report.empty')}</p>;
  return tables.map((table) => (
    <section key={table.currency} className={styles.currency} aria-label={table.currency} aria-busy={props.isStale}>
      <h2 className={styles.heading}>{table.currency}</h2>
      {props.name === 'sales' && <Chart table={table} {...props} />}
      <OneReportTable table={table} {...props} />
    </section>
  ));
}

type TableProps = Omit<Props, 'tables'> & { readonly table: ReportTable };

function Chart({ table: { rows, currency }, labelOf, money }: TableProps) {
  const t = useManageText();
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < 2) return null;
  const bars = rows.map((row) => ({
    key: row.key ?? '',
    label: `${labelOf(row)}: ${money(row.net, currency)}`,
    value: row.net,
    before: row.before?.net,
  }));
  return <ReportChart bars={bars} label={t('report.chart', { from: labelOf(first), to: labelOf(last) })} />;
}

/** Table of one currency without a heading. */
export function OneReportTable({ name, table, labelOf, money }: TableProps) {
  const t = useManageText();
  const { rows, others, total, before, currency } = table;
  const columns = reportColumns(name, total.cost !== null);
  const cells = { columns, currency, money };
  return (
    // A region with a tab stop, so that the keyboard can scroll it.
    <div className={styles.scroll} role="region" aria-label={`${t(`report.is-${name}`)} ${currency}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((figure) => (
              <th key={figure} scope="col" title={t(`report.about-${figure}`)}>
                {t(`report.col-${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.key ?? 'shipping'}
              {...cells}
              title={row.key === null ? t('report.shipping') : labelOf(row)}
              row={row}
            />
          ))}
          {others !== null && <Line {...cells} title={t('report.others', { count: others.count })} row={others} />}
        </tbody>
        <tfoot>
          <Line {...cells} title={t('report.col-total')} row={{ ...total, before }} />
        </tfoot>
      </table>
    </div>
  );
}

interface LineProps extends Pick<Props, 'money'> {
  readonly title: string;
  readonly row: ReportFigures & { readonly before: ReportFigures | null };
  readonly columns: readonly ReportFigure[];
  readonly currency: string;
}

function Line({ title, row, columns, currency, money }: LineProps) {
  const t = useManageText();
  const textOf = (figures: ReportFigures | null, figure: ReportFigure) => {
    const value = figures?.[figure] ?? null;
    if (value === null) return '';
    return COUNTS.has(figure) ? String(value) : money(value, currency);
  };
  return (
    <tr>
      <th scope="row">{title}</th>
      {columns.map((figure) => {
        const earlier = textOf(row.before, figure);
        return (
          <td key={figure}>
            {textOf(row, figure)}
            {earlier !== '' && <small>{t('report.before', { value: earlier })}</small>}
          </td>
        );
      })}
    </tr>
  );
}

/** Defines each figure of a report. */
export function ReportNotes({ name, withCosts = false }: Pick<Props, 'name'> & { readonly withCosts?: boolean }) {
  const t = useManageText();
  return (
    <details className={styles.notes}>
      <summary>{t('report.how')}</summary>
      <dl>
        {reportColumns(name, withCosts).map((figure) => (
          <div key={figure}>
            <dt>{t(`report.col-${figure}`)}</dt>
            <dd>{t(`report.about-${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
