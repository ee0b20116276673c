import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the buttons of the comparison', () => {
  it('have the size and outline of the other buttons of a page', () => {
    const css = readFileSync('ui/pages/ComparePage.module.css', 'utf8');
    const rule = /\.add button \{([^}]*)\}/.exec(css)?.[1] ?? '';
    expect(rule).toContain('min-height: var(--touch)');
    expect(rule).toContain('border: 1.5px solid var(--ink)');
  });
});
