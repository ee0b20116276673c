import { BOOK_ACCOUNTS, BOOK_CHARTS } from '../../../../core/internal-staff';
import type { ManageKey } from '../../../text/own-keys';
import type { FieldInput } from '../fields/kind-view';

const CHARTS: FieldInput = {
  type: 'choice',
  choices: BOOK_CHARTS.map((value) => ({ value, label: `setting.chart-${value}` })),
};
const ACCOUNTS: FieldInput = {
  type: 'rows',
  row: 'setting.book-account',
  blank: { account: 'sales', number: '' },
  fields: [
    {
      path: 'account',
      label: 'setting.book-account',
      input: {
        type: 'choice',
        choices: BOOK_ACCOUNTS.map((value) => ({ value, label: `books.account-${value}` })),
      },
    },
    { path: 'of', label: 'setting.book-account-of', input: { type: 'text' } },
    { path: 'number', label: 'books.number', input: { type: 'text' } },
    { path: 'tax_included', label: 'setting.book-account-tax', input: { type: 'switch' } },
  ],
};

/** Settings of the books: path, label and input. */
export const BOOK_FIELDS: readonly (readonly [path: string, label: ManageKey, input: FieldInput])[] = [
  ['books_chart', 'setting.books-chart', CHARTS],
  ['books_accounts', 'setting.books-accounts', ACCOUNTS],
  ['datev_consultant', 'setting.datev-consultant', { type: 'number' }],
  ['datev_client', 'setting.datev-client', { type: 'number' }],
  ['datev_year_start', 'setting.datev-year-start', { type: 'number' }],
];
