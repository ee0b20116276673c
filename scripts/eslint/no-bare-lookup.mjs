/**
 * A word of a shopper or a merchant may be 'constructor' or '__proto__': read as `record[word]`, or asked for by `word in record`, it finds
 * what every object inherits. The rule forbids both wherever the word is any text at all; a word of a closed union, an index of an array
 * and a member that is written are left alone.
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;

/** Whether a key may be any text: the type itself, a part of a union or an intersection, or what bounds a type parameter. */
function isAnyText(checker, type) {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnionOrIntersection()) return bound.types.some((part) => isAnyText(checker, part));
  return (bound.flags & (TEXT | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Arrays, tuples and typed arrays are indexed by number; no text reaches them that the compiler would let through. */
function isList(checker, type) {
  const bare = checker.getNonNullableType(type);
  const parts = bare.isUnion() ? bare.types : [bare];
  return parts.every((part) => checker.isArrayType(part) || checker.isTupleType(part));
}

/** Whether a member is only written: read and changed at once (`+=`, `??=`) is read. */
function isOnlyWritten(node) {
  const { parent } = node;
  if (parent.type === 'UnaryExpression' && parent.operator === 'delete') return true;
  return parent.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === node;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noBareLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'Any text may be the key here, also "constructor": use lookUp(record, word) of core/kernel/look-up, or a Map.',
      in: 'Any text may be the key here, also "constructor": use Object.hasOwn(record, word), or a Map.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    return {
      'MemberExpression[computed=true]'(node) {
        if (isOnlyWritten(node) || !isAnyText(checker, services.getTypeAtLocation(node.property))) return;
        if (!isList(checker, services.getTypeAtLocation(node.object))) context.report({ node, messageId: 'read' });
      },
      "BinaryExpression[operator='in']"(node) {
        if (node.left.type === 'PrivateIdentifier') return;
        if (isAnyText(checker, services.getTypeAtLocation(node.left))) context.report({ node, messageId: 'in' });
      },
    };
  },
};
