import ts from 'typescript';

const OTHER = new Map([
  ...[
    ['<', '<='],
    ['<=', '<'],
    ['>', '>='],
    ['>=', '>'],
    ['===', '!=='],
    ['!==', '==='],
  ],
  ...[
    ['&&', '||'],
    ['||', '&&'],
    ['+', '-'],
    ['-', '+'],
  ],
]);

function changeOf(node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isBinaryExpression(node)) {
    const [left, sign, right] = [node.left, node.operatorToken, node.right].map((part) => part.getText());
    const other = OTHER.get(sign);
    return other === undefined ? undefined : `((${left}) ${other} (${right}))`;
  }
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return 'false';
  if (ts.isConditionalExpression(parent) && parent.condition === node) return 'true';
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return `(${node.operand.getText()})`;
  if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node))) {
    return /^(?:undefined|null|true|false)$/.test(node.getText()) ? undefined : '(undefined as never)';
  }
  return undefined;
}

const isOutside = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

export function mutationsOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (isOutside(node)) return;
    const to = ts.isExpression(node) ? changeOf(node) : undefined;
    if (to !== undefined) {
      const [start, end] = [node.getStart(), node.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end, line, from: text.slice(start, end), to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export const planted = (text, { start, end, to }) => text.slice(0, start) + to + text.slice(end);

export function probed(text, mutations, notes) {
  const pending = (index) =>
    `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(notes)},'${String(index)}\\n')`;
  const edits = mutations.flatMap(({ start, end }, index) => [
    { at: start, rank: -end, insert: `(${pending(index)},` },
    { at: end, rank: start, insert: ')' },
  ]);
  // Nested edits sharing an edge open outside in and close inside out.
  const ends = (edit) => (edit.insert === ')' ? 0 : 1);
  edits.sort((a, b) => a.at - b.at || ends(a) - ends(b) || (ends(a) === 0 ? b.rank - a.rank : a.rank - b.rank));
  let [out, from] = ['', 0];
  for (const { at, insert } of edits) {
    out += text.slice(from, at) + insert;
    from = at;
  }
  return `// @ts-nocheck\n${out}${text.slice(from)}`;
}
