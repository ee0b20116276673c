/**
 * `npm run lint:lookups`: forbids `record[word]` and `word in record` for arbitrary text, which finds inherited members
 * such as '__proto__'. Standalone, because oxlint plugins lack types.
 */
import ts from 'typescript';
import { isStarted, runChecks } from './program.mjs';

const TEXT = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;
const { EqualsToken, InKeyword } = ts.SyntaxKind;

const READ =
  'Any text may be the key here, also "constructor": use lookUp(record, word) of core/kernel/look-up, or a Map.';
const IN = 'Any text may be the key here, also "constructor": use Object.hasOwn(record, word), or a Map.';

function isAnyText(checker, type) {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnionOrIntersection()) return bound.types.some((part) => isAnyText(checker, part));
  return (bound.flags & (TEXT | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function isList(checker, type) {
  const bare = checker.getNonNullableType(type);
  const parts = bare.isUnion() ? bare.types : [bare];
  return parts.every((part) => checker.isArrayType(part) || checker.isTupleType(part));
}

function isOnlyWritten(node) {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === EqualsToken && parent.left === node;
}

function faultOf(checker, node) {
  if (ts.isElementAccessExpression(node)) {
    const isRead = !isOnlyWritten(node) && isAnyText(checker, checker.getTypeAtLocation(node.argumentExpression));
    return isRead && !isList(checker, checker.getTypeAtLocation(node.expression)) ? READ : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== InKeyword) return undefined;
  if (ts.isPrivateIdentifier(node.left)) return undefined;
  return isAnyText(checker, checker.getTypeAtLocation(node.left)) ? IN : undefined;
}

export function isLookedAt(path) {
  return /^(?:core|adapters|ui|cli|storybook)\/.*\.tsx?$/.test(path) && path !== 'core/kernel/look-up.ts';
}

/**
 * @param {ts.Program} program
 * @param {ts.SourceFile} file
 * @returns {readonly { line: number, message: string }[]}
 */
export function bareLookups(program, file) {
  const checker = program.getTypeChecker();
  const found = [];
  const visit = (node) => {
    const message = faultOf(checker, node);
    if (message !== undefined)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const LOOKUPS = { isLookedAt, faultsOf: bareLookups };

if (isStarted(import.meta.url)) runChecks([LOOKUPS]);
