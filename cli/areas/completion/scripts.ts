import type { Words } from './words';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (all: readonly Words[]) => string>> = {
  bash,
  zsh,
  fish,
};

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join(' ');

function valued(all: readonly Words[]): readonly string[] {
  return [
    ...new Set(all.flatMap(({ options }) => options.filter(({ takesValue }) => takesValue).map(({ name }) => name))),
  ];
}

function cases(all: readonly Words[]): string {
  return all
    .map(({ path, commands, options }) => {
      const own = path === '' ? '' : namesOf(options.filter(({ name }) => name !== '--help'));
      return `    ${quoted(path)}) commands=${quoted(namesOf(commands))}; options=${quoted(own)} ;;`;
    })
    .join('\n');
}

function walk(all: readonly Words[], words: string): string {
  const paths = all.map(({ path }) => path).filter((path) => path !== '');
  return `  local word path='' commands options skip=''
  for word in ${words}; do
    if [[ -n $skip ]]; then skip=''; continue; fi
    case "$word" in
      ${valued(all).join('|')}) skip=1; continue ;;
      -*) continue ;;
    esac
    case "\${path:+$path }$word" in
      ${paths.map(quoted).join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases(all)}
  esac
  options="$options ${namesOf(all[0]?.options ?? [])}"`;
}

function bash(all: readonly Words[]): string {
  return `# Completion of vitrine for bash: source <(vitrine completion bash)
_vitrine() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
${walk(all, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  # The value of an option is a file, or nothing that is known here.
  [[ -n $skip ]] && return
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$commands" -- "$current")) ;;
  esac
}
complete -o default -F _vitrine vitrine
`;
}

function zsh(all: readonly Words[]): string {
  return `#compdef vitrine
# Completion of vitrine for zsh: source <(vitrine completion zsh)
_vitrine() {
  local current="\${words[CURRENT]}"
${walk(all, '"${(@)words[2,CURRENT-1]}"')}
  if [[ -n $skip ]]; then _files; return; fi
  case "$current" in
    -*) compadd -- \${=options} ;;
    *) if [[ -n $commands ]]; then compadd -- \${=commands}; else _files; fi ;;
  esac
}
compdef _vitrine vitrine
`;
}

function fish(all: readonly Words[]): string {
  const paths = all.map(({ path }) => path).filter((path) => path !== '');
  const lines = all.flatMap(({ path, commands, options }) => {
    const here = ` -n ${quoted(`test (__vitrine_path) = "${path}"`)}`;
    const where = path === '' ? '' : here;
    return [
      ...commands.map(({ name, summary }) => `complete -c vitrine -f${here} -a ${quoted(name)} -d ${quoted(summary)}`),
      ...options.map(
        ({ name, summary, takesValue }) =>
          `complete -c vitrine${where} -l ${name.slice(2)}${takesValue ? ' -r' : ''} -d ${quoted(summary)}`,
      ),
    ];
  });
  return `# Completion of vitrine for fish: vitrine completion fish | source
function __vitrine_path
  set -l path ''
  set -l skip ''
  for word in (commandline -opc)[2..-1]
    if test -n "$skip"
      set skip ''
      continue
    end
    if contains -- $word ${valued(all).join(' ')}
      set skip 1
      continue
    end
    set -l longer (string trim -- "$path $word")
    contains -- "$longer" ${paths.map(quoted).join(' ')}; and set path $longer
  end
  echo $path
end
${lines.join('\n')}
`;
}
