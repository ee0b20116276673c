import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let source: Promise<string> | undefined;
function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** What axe finds against WCAG 2.2 AA on the page as it stands: 'rule: selector | selector'. */
export async function axeViolations(page: Page, disabled: readonly string[] = []): Promise<readonly string[]> {
  // Half a megabyte that a document compiles once, however many stories it shows.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  const result = await page.evaluate<AxeResult>(
    `axe.run(document, {runOnly: ${JSON.stringify(RULES)}, rules: ${JSON.stringify(rules)}})`,
  );
  return result.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
