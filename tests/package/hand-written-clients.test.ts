import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Lines of core's functions that call an endpoint themselves instead of through `clientOf`. */
const MAX_LINES = 1500;
const ENDPOINT_CALL = /(?:^|\.)#?gateway\.(?:ask|call)$/;

const files = execFileSync('git', ['ls-files', 'core'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.startsWith('core/contract/') && file !== 'core/sync/client-of.ts');

function isFunction(node: ts.Node): boolean {
  return (
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isArrowFunction(node) && (ts.isPropertyAssignment(node.parent) || ts.isVariableDeclaration(node.parent)))
  );
}

/** Returns the innermost named functions with such a call. */
function callersIn(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const callers = new Set<ts.Node>();
  const visit = (node: ts.Node, inside: ts.Node | undefined): void => {
    if (ts.isCallExpression(node) && ENDPOINT_CALL.test(node.expression.getText()) && inside) callers.add(inside);
    const next = isFunction(node) ? node : inside;
    ts.forEachChild(node, (child) => {
      visit(child, next);
    });
  };
  visit(source, undefined);
  return callers;
}

function linesOf(file: string): number {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  return [...callersIn(source)].reduce((sum, node) => sum + lineOf(node.end) - lineOf(node.getStart()) + 1, 0);
}

describe('endpoint clients', () => {
  it(`are written by hand in at most ${MAX_LINES} lines of core`, () => {
    const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(MAX_LINES);
  });

  it('are derived from the contract in the staff areas', () => {
    const byHand = files.filter((file) => file.startsWith('core/manage/') && linesOf(file) > 0);
    expect(byHand).toEqual([
      'core/manage/record-client.ts',
      'core/manage/send-download.ts',
      'core/manage/updates-service.ts',
    ]);
  });
});
