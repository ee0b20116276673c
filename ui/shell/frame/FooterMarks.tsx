import type { Footer, FooterMark } from '../../../core/internal';
import { BANK_TRANSFER, CASH_ON_DELIVERY, PICKUP_METHOD } from '../../../core/internal';
import { lookUp } from '../../../core/shopper';
import { languageOf } from '../../text/languages';
import { useLocale, useText } from '../../text/text-context';
import styles from './Footer.module.css';

const CARD = 'M3 6h18v12H3zM3 10h18M6 15h4';
const BOX = 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9';
const DRAWN: Readonly<Record<string, string>> = {
  [BANK_TRANSFER]: 'M3 9l9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  [CASH_ON_DELIVERY]: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 12h.01M18 12h.01',
  [PICKUP_METHOD]: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6',
};

export function FooterMarks({ pay, ship }: Pick<Footer, 'pay' | 'ship'>) {
  const t = useText();
  if (pay.length + ship.length === 0) return null;
  return (
    <div className={styles.marks}>
      <Marks name={t('footer.pay')} marks={pay} usual={CARD} />
      <Marks name={t('footer.ship')} marks={ship} usual={BOX} />
    </div>
  );
}

function Marks({
  name,
  marks,
  usual,
}: {
  readonly name: string;
  readonly marks: readonly FooterMark[];
  readonly usual: string;
}) {
  const language = languageOf(useLocale());
  if (marks.length === 0) return null;
  return (
    <ul aria-label={name}>
      {marks.map(({ code, title, titles }) => (
        <li key={code}>
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d={lookUp(DRAWN, code) ?? usual} />
          </svg>
          {lookUp(titles, language) ?? title}
        </li>
      ))}
    </ul>
  );
}
