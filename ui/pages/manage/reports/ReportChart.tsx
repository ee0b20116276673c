import styles from './Reports.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly before: number | undefined;
}

const HEIGHT = 100;
const GAP = 0.25;

/** Bar chart with a line for the compared period. The table below has the same numbers. */
export function ReportChart({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const [max, min] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = max === min ? 0 : HEIGHT / (max - min);
  const y = (value: number) => (max - value) * scale;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${String(bars.length)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, label: title, value, before }, index) => (
        <g key={key}>
          <title>{title}</title>
          <rect
            className={styles.bar}
            x={index + GAP / 2}
            width={1 - GAP}
            y={y(Math.max(0, value))}
            height={Math.abs(value) * scale}
          />
          {before !== undefined && (
            <line className={styles.earlier} x1={index} x2={index + 1} y1={y(before)} y2={y(before)} />
          )}
        </g>
      ))}
      <line className={styles.axis} x1={0} x2={bars.length} y1={y(0)} y2={y(0)} />
    </svg>
  );
}
