import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentStyles } from '../../scripts/component-styles.mjs';
import * as ui from '../../ui/ui';

const files = readdirSync('ui/components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `ui/components/${file}`);

function selectorsOf(sheet: string): readonly string[] {
  const still = sheet.replaceAll(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  return [...still.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, head = '']) => (head.trim().startsWith('@') ? [] : listed(head.trim())))
    .map((one) => one.trim());
}

function listed(selectors: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selectors) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}

describe('vitrine/ui', () => {
  it('exports these and no others', () => {
    expect(Object.keys(ui).sort()).toEqual([
      'Breadcrumbs',
      'Button',
      'ButtonLink',
      'ChoiceList',
      'DialogPanel',
      'Drawer',
      'Field',
      'Icon',
      'Modal',
      'Picture',
      'Price',
      'ProductGrid',
      'ProductTile',
      'QuantityStepper',
      'SelectField',
      'Stars',
      'TotalsList',
      'UiProvider',
      'WaitingOrders',
      'WishlistButton',
    ]);
  });
});

describe('the style sheet of vitrine/ui', () => {
  let sheet = '';
  beforeAll(async () => {
    sheet = await (await componentStyles()).sheet(files);
  });

  it('styles no element of the page around: each rule is about a class of a component', () => {
    const selectors = selectorsOf(sheet);
    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.filter((selector) => !selector.includes('vitrine-'))).toEqual([]);
  });

  it('has hover styles only for pointers that hover, like the storefront', () => {
    const hovering = /@media ?\(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
    expect(sheet.match(hovering)?.length).toBeGreaterThan(10);
    const rest = sheet.replaceAll(hovering, '').replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
    expect(selectorsOf(rest).filter((selector) => selector.includes(':hover'))).toEqual([]);
  });

  it('names each class by its component', () => {
    expect(sheet).toContain('.vitrine-Price-sale{');
    expect(sheet).toContain('@keyframes vitrine-Modal-appear');
  });
});
