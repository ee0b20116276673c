import { restrictedSyntax } from './restricted-syntax.mjs';
import { plainWords } from './plain-words.mjs';
import { rulesAtHome } from './rules-at-home.mjs';

export default {
  meta: { name: 'vitrine' },
  rules: { 'plain-words': plainWords, 'restricted-syntax': restrictedSyntax, 'rules-at-home': rulesAtHome },
};
