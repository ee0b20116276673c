import { restrictedSyntax } from './restricted-syntax.mjs';
import { rulesAtHome } from './rules-at-home.mjs';

/** Rules of this house, for oxlint. */
export default {
  meta: { name: 'vitrine' },
  rules: { 'restricted-syntax': restrictedSyntax, 'rules-at-home': rulesAtHome },
};
