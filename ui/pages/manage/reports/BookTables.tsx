import type { Book, BookBalance } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import styles from './Reports.module.css';
import { SmallTable } from './SmallTable';

interface Props {
  readonly book: Pick<Book, 'accounts' | 'balances' | 'currency' | 'documents' | 'payments'>;
  /** Amount in major units as text. */
  readonly money: (amount: number, currency: string) => string;
}

/** Shows what changed the books of a month in one currency, each table with an explanation. */
export function BookTables({ book, money }: Props) {
  const t = useManageText();
  const { currency, documents, payments, balances, accounts } = book;
  const shown = (amount: number) => money(amount, currency);
  return (
    <>
      <SmallTable
        id={`documents-${currency}`}
        title={t('books.documents')}
        about={t('books.about-documents')}
        head={[t('books.count'), t('books.gross')]}
        rows={[
          { title: t('books.invoices'), cells: [String(documents.invoices), shown(documents.invoiced)] },
          { title: t('books.credit-notes'), cells: [String(documents.credit_notes), shown(documents.credited)] },
        ]}
      />
      <SmallTable
        id={`payments-${currency}`}
        title={t('books.payments')}
        about={t('books.about-payments')}
        head={[t('books.received'), t('books.refunded'), t('books.kept')]}
        rows={payments.map(({ method, provider, received, refunded }) => ({
          title: provider === null ? method : `${method} · ${provider}`,
          cells: [shown(received), shown(refunded), shown(received - refunded)],
        }))}
      />
      {balances.filter(isUsed).map((balance) => (
        <Balance key={balance.account} balance={balance} currency={currency} shown={shown} />
      ))}
      <SmallTable
        id={`accounts-${currency}`}
        title={t('books.accounts')}
        about={t('books.about-accounts')}
        head={[t('books.number'), t('books.debit'), t('books.credit')]}
        rows={accounts.map(({ account, of, number, debit, credit }) => ({
          title: [t(`books.account-${account}`), of.trim()].filter((text) => text !== '').join(' · '),
          cells: [number, shown(debit), shown(credit)],
        }))}
        foot={{
          title: t('report.col-total'),
          cells: ['', shown(sumOf(accounts, 'debit')), shown(sumOf(accounts, 'credit'))],
        }}
      />
    </>
  );
}

interface BalanceProps {
  readonly balance: BookBalance;
  readonly currency: string;
  readonly shown: (amount: number) => string;
}

function Balance({ balance: { account, opening, movements, closing }, currency, shown }: BalanceProps) {
  const t = useManageText();
  return (
    <SmallTable
      id={`${account}-${currency}`}
      title={t(`books.account-${account}`)}
      about={t(`books.about-${account}`)}
      head={[currency]}
      rows={[
        { title: t('books.opening'), cells: [shown(opening)] },
        ...movements.map(({ kind, amount }) => ({ title: t(`books.kind-${kind}`), cells: [shown(amount)] })),
      ]}
      foot={{ title: t('books.closing'), cells: [shown(closing)] }}
    />
  );
}

function isUsed({ opening, movements, closing }: BookBalance): boolean {
  return opening !== 0 || closing !== 0 || movements.length > 0;
}

function sumOf(accounts: Book['accounts'], side: 'credit' | 'debit'): number {
  return accounts.reduce((sum, one) => sum + Math.round(one[side] * 100), 0) / 100;
}

interface BookNotesProps {
  readonly isOpen: boolean;
  readonly isPart: boolean;
  /** Day on which the books began, if the month began earlier. */
  readonly since: string | undefined;
}

/** Explains which month and whose books are shown. */
export function BookNotes({ isOpen, since, isPart }: BookNotesProps) {
  const t = useManageText();
  return (
    <>
      <p className={styles.note}>{t('books.note')}</p>
      {isOpen && <p className={styles.note}>{t('report.open-month')}</p>}
      {since !== undefined && <p className={styles.note}>{t('books.since', { day: since })}</p>}
      {isPart && <p className={styles.note}>{t('books.one-store')}</p>}
    </>
  );
}
