import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let source: Promise<string> | undefined;
function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** Returns WCAG 2.2 AA violations as 'rule: selector | selector'. */
export async function axeViolations(page: Page, disabled: readonly string[] = []): Promise<readonly string[]> {
  // Half a megabyte, injected once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  const options = { runOnly: RULES, rules, resultTypes: ['violations'] };
  // Formatted in the page: transferring full results takes longer than the audit.
  return page.evaluate<readonly string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`,
  );
}
