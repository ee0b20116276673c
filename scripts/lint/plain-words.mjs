/** Words of docs and code (CONTRIBUTING, "Words"): comments begin with a verb or a noun phrase, and names use the trade's terms. */
const OPENERS = /^(What|Whether|How|Whoever|Those|Of|One that|That|Where)\b/;
const COMMENT_WORDS =
  /\b(whoever|whomever|nobody else|at the most|taken back|given back|comes? by itself|goes along)\b/i;

/** House words in identifiers, with the trade's term. */
const NAMES = new Map([
  ['wish', 'input or request'],
  ['wishes', 'inputs or requests'],
  ['desk', 'admin or service'],
  ['shelf', 'storage or section'],
  ['standing', 'status'],
  ['most', 'max'],
  ['least', 'min'],
  ['say', 'format'],
  ['says', 'text'],
  ['told', 'notified'],
  ['noted', 'pending'],
  ['lacks', 'missing'],
]);
/** Ordinary English, or names that are stored or sent: renaming those would lose data. */
const ALLOWED = new Set([
  'account_wished',
  'at_most',
  'atLeast',
  'atLeastZero',
  'atMost',
  'expectAtMost',
  'keepsMost',
  'least_days_to_delivery',
  'least_price',
  'most_unshown',
]);

const textOf = (comment) => comment.value.replace(/^[*!\s]+/, '').trim();

/** @returns {readonly [word: string, term: string] | undefined} */
function houseWord(name) {
  if (ALLOWED.has(name)) return undefined;
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase());
  const word = words.find((one) => NAMES.has(one));
  return word === undefined ? undefined : [word, NAMES.get(word)];
}

export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opener: "Begin the comment with a verb or a noun phrase, not with '{{word}}'.",
      word: "Write '{{word}}' in plain words.",
      name: "Use the trade's term in '{{name}}': {{term}} for {{word}}.",
    },
  },
  create(context) {
    const declared = (node) => {
      if (node?.type !== 'Identifier') return;
      const found = houseWord(node.name);
      if (found === undefined) return;
      const [word, term] = found;
      context.report({ node, messageId: 'name', data: { name: node.name, word, term } });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = textOf(comment);
          const [opener] = OPENERS.exec(text) ?? [];
          const [word] = COMMENT_WORDS.exec(text) ?? [];
          if (opener !== undefined) context.report({ node: comment, messageId: 'opener', data: { word: opener } });
          else if (word !== undefined) context.report({ node: comment, messageId: 'word', data: { word } });
        }
      },
      VariableDeclarator: ({ id }) => declared(id),
      FunctionDeclaration: ({ id }) => declared(id),
      ClassDeclaration: ({ id }) => declared(id),
      TSInterfaceDeclaration: ({ id }) => declared(id),
      TSTypeAliasDeclaration: ({ id }) => declared(id),
      TSPropertySignature: ({ key }) => declared(key),
      PropertyDefinition: ({ key }) => declared(key),
      MethodDefinition: ({ key }) => declared(key),
    };
  },
};
