import { useEffect, useId, useState } from 'react';
import {
  bloggerOrdersCsv,
  bloggerPayoutsCsv,
  statementCsv,
  statementPeriods,
  type BloggersArea,
  type BloggerOrder,
  type BloggerStatement,
  type Reading,
} from '../../../core/blogger';
import { Button } from '../../components/base/Button';
import { SelectField } from '../../components/fields/SelectField';
import { untilLoaded } from '../../loading/until-loaded';
import { Read } from '../../pages/cabinet/Read';
import { Statement } from '../../pages/cabinet/money/Statement';
import styles from '../../pages/cabinet/money/Sales.module.css';
import { saveFile } from '../../state/device/save-file';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useTimeZone } from '../../state/use-time-zone';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import { useLocale } from '../../text/text-context';
import type { CabinetPart } from './part';

interface Wanted {
  readonly period?: string;
  readonly currency?: string;
}

export const StatementsPart: CabinetPart = ({ bloggers }) => {
  const online = useOnline();
  const [wanted, setWanted] = useState<Wanted>({});
  const { reading, retry } = useStatement(bloggers, wanted);
  return (
    <div className={styles.sales}>
      <Read of={reading} online={online} onRetry={retry}>
        {(statement) => (
          <>
            <Choices statement={statement} onChoose={(next) => setWanted({ ...wanted, ...next })} />
            <Statement statement={statement} />
            <Downloads statement={statement} bloggers={bloggers} />
          </>
        )}
      </Read>
    </div>
  );
};

function useStatement(bloggers: BloggersArea, { period, currency }: Wanted) {
  const shop = useShop();
  const [reading, setReading] = useState<Reading<BloggerStatement>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { storeCode: store } = useObservable(shop.storeViews.current$, shop.storeViews.current);
  useEffect(
    () =>
      untilLoaded(
        () => bloggers.statement({ storeCode: store, ...(period && { period }), ...(currency && { currency }) }),
        {
          here: (value) => setReading({ status: 'here', value, readAt: Date.now(), isRefreshing: false }),
          failed: () => setReading({ status: 'failed', error: undefined }),
        },
      ),
    [bloggers, store, period, currency, attempt],
  );
  return { reading, retry: () => setAttempt(attempt + 1) };
}

interface ChoicesProps {
  readonly statement: BloggerStatement;
  readonly onChoose: (wanted: Wanted) => void;
}

function Choices({ statement, onChoose }: ChoicesProps) {
  const t = useCabinetText();
  const locale = useLocale();
  const id = useId();
  const { period, currency, currencies, first_at: first } = statement;
  const [now] = useState(() => Date.now());
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const labelOf = (value: string) =>
    value.length === 4 ? t('statement.year', { year: value }) : month.format(Date.parse(`${value}-01T00:00:00Z`));
  const periods = statementPeriods(first === null ? now : Date.parse(first), now, useTimeZone());
  return (
    <div className={styles.states}>
      <SelectField
        id={`${id}-period`}
        label={t('statement.period')}
        value={period}
        choices={periods.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(value) => onChoose({ period: value })}
      />
      {currencies.length > 1 && (
        <SelectField
          id={`${id}-currency`}
          label={t('statement.currency')}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => onChoose({ currency: value })}
        />
      )}
    </div>
  );
}

function Downloads({ statement, bloggers }: { readonly statement: BloggerStatement; readonly bloggers: BloggersArea }) {
  const t = useCabinetText();
  const { period, currency, pdf } = statement;
  return (
    <p className={styles.links}>
      <a href={pdf} download>
        {t('statement.pdf')}
      </a>
      <CsvButton
        label={t('statement.csv')}
        name={`statement-${period}-${currency}`}
        make={() => Promise.resolve(statementCsv(statement))}
      />
      <CsvButton
        label={t('statement.orders-csv')}
        name="orders"
        make={async () => bloggerOrdersCsv(await allSales(bloggers))}
      />
      <CsvButton
        label={t('statement.payouts-csv')}
        name="payouts"
        make={async () => bloggerPayoutsCsv((await bloggers.payouts()).items)}
      />
    </p>
  );
}

/** Reads page by page: one answer has at most 1,000 orders. */
async function allSales(bloggers: BloggersArea): Promise<readonly BloggerOrder[]> {
  const all: BloggerOrder[] = [];
  for (;;) {
    const { items, total } = await bloggers.sales({ start: all.length });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

interface CsvProps {
  readonly label: string;
  readonly name: string;
  readonly make: () => Promise<string>;
}

function CsvButton({ label, name, make }: CsvProps) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      saveFile(`${name}.csv`, 'text/csv', await make());
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void give()}>
      {label}
    </Button>
  );
}
