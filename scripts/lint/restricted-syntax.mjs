const text = { type: 'string' };
const forbidden = { type: 'object', properties: { selector: text, message: text }, required: ['selector', 'message'] };

/** ESLint's `no-restricted-syntax`, which oxlint lacks. */
export const restrictedSyntax = {
  meta: { type: 'suggestion', schema: { type: 'array', items: forbidden } },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    );
  },
};
