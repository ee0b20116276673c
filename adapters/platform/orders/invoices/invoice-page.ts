import type { InvoiceFact, InvoiceSheet } from '../../../../core/contract/orders/invoice-sheet';
import { markup } from '../../messages';

const facts = (list: readonly InvoiceFact[]) =>
  list.map(
    ({ label, value }) =>
      markup`<tr>
        <th scope="row">${label}</th>
        <td>${value}</td>
      </tr>`,
  );
const lines = (list: readonly string[]) => list.map((line) => markup`<p>${line}</p>`);
const heads = (list: readonly string[]) => list.map((name) => markup`<th scope="col">${name}</th>`);
const cells = (list: readonly string[]) => list.map((cell) => markup`<td>${cell}</td>`);

const STYLE = markup`
          @page { size: A4; margin: 18mm 15mm }
          :root { color-scheme: light }
          * { box-sizing: border-box }
          body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; color: #000; background: #fff; font: 0.875rem/1.45 system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif }
          h1 { font-size: 1.6rem; margin: 0 0 1rem }
          h2 { font-size: 0.875rem; margin: 0 0 0.25rem }
          p { margin: 0 }
          header, .parties { display: flex; flex-wrap: wrap; gap: 1.5rem 3rem; justify-content: space-between; margin-bottom: 1.5rem }
          .wide { overflow-x: auto }
          table { border-collapse: collapse }
          .items, .taxes { width: 100%; margin-bottom: 1.25rem }
          th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; font-weight: 400 }
          thead th { border-bottom: 1px solid #000; font-weight: 700 }
          tbody tr { break-inside: avoid }
          .items td, .taxes td { border-bottom: 1px solid #ccc }
          .items td + td, .items th + th, .taxes td + td, .taxes th + th, .sums td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
          small { color: #555; display: block }
          .sums { margin: 0 0 1.25rem auto }
          .sums .total th, .sums .total td { font-weight: 700; border-top: 1px solid #000 }
          .notice { border: 1px solid #000; padding: 0.75rem; margin-bottom: 1.5rem }
          @media print { body { padding: 0 } .notice { display: none } }
`;

/**
 * Renders an issued document as a separate page, for printing from a browser.
 * @param notice shown on screen only
 */
export function invoicePage(sheet: InvoiceSheet, notice?: string): string {
  return markup`<!doctype html>
    <html lang="${sheet.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${sheet.title}</title>
        <style>${STYLE}</style>
      </head>
      <body>
        ${notice === undefined ? undefined : markup`<p class="notice" role="status">${notice}</p>`}
        ${headOf(sheet)}
        <div class="wide">${table('items', sheet.columns, sheet.rows)}</div>
        ${taxesOf(sheet)}
        ${sumsOf(sheet)}
        ${lines(sheet.notes)}
      </body>
    </html>`.text;
}

function headOf({ title, seller, facts: own, addresses }: InvoiceSheet) {
  return markup`
    <header>
      <div>${lines(seller)}</div>
      <div>
        <h1>${title}</h1>
        <table>
          ${facts(own)}
        </table>
      </div>
    </header>
    <div class="parties">
      ${addresses.map(
        (address) =>
          markup`<section>
            <h2>${address.label}</h2>
            ${lines(address.lines)}
          </section>`,
      )}
    </div>`;
}

function table(kind: 'items' | 'taxes', columns: readonly string[], rows: InvoiceSheet['rows']) {
  return markup`<table class="${kind}">
    <thead>
      <tr>
        ${heads(columns)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, details, cells: own }) =>
          markup`<tr>
            <td>${name}${details.map((detail) => markup`<small>${detail}</small>`)}</td>
            ${cells(own)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function taxesOf({ tax_columns: columns, tax_rows: rows }: InvoiceSheet) {
  if (rows.length === 0) return undefined;
  return table(
    'taxes',
    columns,
    rows.map(([name = '', ...own]) => ({ name, details: [], cells: own })),
  );
}

function sumsOf({ totals, payments }: InvoiceSheet) {
  return markup`<table class="sums">
    ${facts(totals.slice(0, -1))}
    ${totals.slice(-1).map(
      ({ label, value }) =>
        markup`<tr class="total">
          <th scope="row">${label}</th>
          <td>${value}</td>
        </tr>`,
    )}
    ${facts(payments)}
  </table>`;
}
