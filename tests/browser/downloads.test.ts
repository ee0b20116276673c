import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumWithoutPictures } from './support/chromium';
import { buy, findProduct, seeTotal } from './support/shopper';
import { PHONE, visit } from './support/visit';

let browser: Browser;
const url = inject('shopUrl');

beforeAll(async () => {
  browser = await chromiumWithoutPictures();
});

describe('a download', () => {
  it('is bought, paid and saved from its order page by a guest', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: PHONE });
    await buy(page, await findProduct(page, url, '10 km in Eight Weeks'));
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByTestId('place-order').waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('E-mail').first().fill('ada@example.com');
    await page.getByLabel('ZIP code').fill('10001');
    await page.getByLabel('State').selectOption({ label: 'New York' });
    await page.locator('input[name="payment-method"][value="card"]').check();
    await seeTotal(page);
    await page.getByTestId('place-order').click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.locator('[data-testid="thank-you"]').waitFor();
    await page.getByRole('link', { name: 'View order' }).click();
    const list = page.getByTestId('downloads');
    await list.waitFor();
    const saved = page.waitForEvent('download');
    await list.getByRole('link').first().click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('10 km in Eight Weeks.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await list.getByText('4 left').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
