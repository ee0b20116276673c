import { restrictedSyntax } from './restricted-syntax.mjs';
import { rulesAtHome } from './rules-at-home.mjs';

export default {
  meta: { name: 'vitrine' },
  rules: { 'restricted-syntax': restrictedSyntax, 'rules-at-home': rulesAtHome },
};
