import { commandTree } from '../../declare/program';
import { command, type Area } from '../../declare/command';
import { answer } from '../../output/answer';
import { choice } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { SCRIPTS, SHELLS } from './scripts';
import { wordsOf } from './words';

export function completion(areas: () => readonly Area[]): Area {
  const print = command({
    name: '',
    summary: 'print a shell completion script: source <(vitrine completion bash)',
    args: { shell: required('shell: bash, zsh or fish', choice(SHELLS)) },
    run: ({ shell }) => {
      const script = SCRIPTS[shell](wordsOf(commandTree(areas())));
      return Promise.resolve(answer({ shell, script }, () => script.trimEnd()));
    },
  });
  return { name: 'completion', summary: 'print a shell completion script', commands: [print] };
}
