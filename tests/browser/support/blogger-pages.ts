import type { Page } from 'playwright-core';
import { goTo } from './visit';

export function centsOf(text: string | null): number {
  return Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
}

export async function goOnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Blogger dashboard' }).getByRole('link', { name, exact: true }).click();
}

export async function shownSales(page: Page, url: string) {
  await goTo(page, `${url}/cabinet/sales`);
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

export async function shownSale(page: Page, url: string) {
  await goTo(page, `${url}/cabinet/sales/orders`);
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
