import { MAX_JOURNAL_ROWS, type BooksJournal } from '../../contract/staff/manage-books';

/** Reads all pages of a journal. @param page reads one page, from 1 */
export async function wholeJournal(
  page: (page: { readonly page: number; readonly size: number; readonly until?: number }) => Promise<BooksJournal>,
): Promise<BooksJournal> {
  const first = await page({ page: 1, size: MAX_JOURNAL_ROWS });
  const items = [...first.items];
  const until = Date.parse(first.datev.made_at);
  for (let number = 2; items.length < first.total; number += 1) {
    const next = await page({ page: number, size: MAX_JOURNAL_ROWS, until });
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return { ...first, items };
}
