import { describe, expect, it } from 'vitest';
import { writtenErrors } from '../../../cli/composition/composition-watch';

describe('errors of the storefront in the log', () => {
  it('are lines of JSON with their stack, and without personal data', () => {
    const lines: string[] = [];
    const cause = new Error('GET /order?token=abcdef');
    writtenErrors((line) => lines.push(line))(new Error('No order of ada@vitrine.example', { cause }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"level":"error","message":"No order of [redacted]"');
    expect(lines[0]).toMatch(/"stack":"[^"]+written-errors\.test/);
    expect(lines[0]).toContain('"data":{"where":"storefront"}');
    expect(lines[0]).not.toMatch(/ada@|abcdef/);
  });
});
