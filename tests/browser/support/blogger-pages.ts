import type { Page } from 'playwright-core';

/** An amount as a page shows it, in cents. */
export function centsOf(text: string | null): number {
  return Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
}

/** Goes on in the navigation of the cabinet. */
export async function goOnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: "Blogger's cabinet" }).getByRole('link', { name, exact: true }).click();
}

/** What the page of sales shows: the balance and the figures of the month, in cents. */
export async function shownSales(page: Page, url: string) {
  await page.goto(`${url}/cabinet/sales`);
  await page.getByTestId('balance').waitFor();
  await page.getByRole('radio', { name: 'Month' }).check();
  const balance = async (name: string, inside = 'dd') =>
    centsOf(await page.getByTestId(`balance-${name}`).locator(inside).first().textContent());
  const tile = (name: string) => page.getByTestId(`stat-${name}`).locator('dd > span').first().textContent();
  const nextPayout = await page.getByTestId('balance-active').locator(':scope > p').last().textContent();
  return {
    active: await balance('active', 'p:nth-child(2)'),
    pending: await balance('pending'),
    paid: await balance('paid'),
    total: await balance('total'),
    hasNextPayout: nextPayout?.startsWith('Next payout: ') ?? false,
    sales: Number(await tile('orders')),
    profit: centsOf(await tile('profit')),
  };
}

/** What the page of orders shows of the only sale that there is: what it earns in cents, how far that is, and why. */
export async function shownSale(page: Page, url: string) {
  await page.goto(`${url}/cabinet/sales/orders`);
  const sale = page.getByTestId('sale');
  await sale.getByRole('button').click();
  const rows = page.getByTestId('ledger').locator('tbody tr');
  await rows.first().waitFor();
  return {
    royalty: centsOf(await sale.getByTestId('sale-royalty').textContent()),
    state: await sale.locator('[data-state]').textContent(),
    movements: await rows.locator('td:nth-child(2)').allTextContents(),
  };
}
