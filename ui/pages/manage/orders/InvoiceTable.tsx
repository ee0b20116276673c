import { moneyText } from '../../../../core/shopper';
import type { InvoiceRow } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { DataTable, type Column } from '../DataTable';
import { issuedDay } from './issued-day';
import { Link } from '../../../components/base/Link';

interface Props {
  readonly invoices: readonly InvoiceRow[];
  readonly printPath: (number: string) => string;
  readonly orderPath: (number: string) => string;
  readonly isStale?: boolean;
}

export function InvoiceTable({ invoices, printPath, orderPath, isStale = false }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const money = (amount: number, { currency }: InvoiceRow) => moneyText(amount, currency, locale);
  const columns: readonly Column<InvoiceRow & { readonly id: string }>[] = [
    { name: 'number', label: t('invoice.number'), cell: ({ number }) => number },
    { name: 'kind', label: t('invoice.kind'), cell: ({ kind }) => t(`invoice.${kind}`) },
    { name: 'issued_on', label: t('invoice.date'), cell: ({ issued_on }) => issuedDay(issued_on, locale) },
    {
      name: 'order',
      label: t('invoice.order'),
      cell: ({ order }) => <Link href={orderPath(order)}>{order}</Link>,
    },
    { name: 'buyer', label: t('orders.customer'), cell: ({ buyer }) => buyer },
    { name: 'net', label: t('invoice.net'), isNumber: true, cell: (row) => money(row.net, row) },
    { name: 'tax', label: t('invoice.tax'), isNumber: true, cell: (row) => money(row.tax, row) },
    { name: 'gross', label: t('invoice.gross'), isNumber: true, cell: (row) => money(row.gross, row) },
  ];
  return (
    <DataTable
      caption={t('nav.invoices')}
      columns={columns}
      rows={invoices.map((row) => ({ ...row, id: row.number }))}
      pathOf={({ number }) => printPath(number)}
      sortPath={() => ''}
      sortLabel={(name) => name}
      isStale={isStale}
    />
  );
}
