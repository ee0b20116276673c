export const BIN_OPTIONS: {
  readonly target: 'node20';
  readonly minifySyntax: true;
  readonly minifyWhitespace: true;
  readonly banner: { readonly js: string };
};
export const BIN_FIELDS: string[];
