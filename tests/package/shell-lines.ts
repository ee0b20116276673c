export type Line = readonly string[];

const WORD = /(?:[^\s'"|;&<>]|'[^']*'|"[^"]*")+/.source;
const TOKEN = new RegExp(`\\d?>{1,2}\\s*${WORD}|<<'?\\w+'?|\\|\\|?|&&?|;|${WORD}`, 'g');
const SEPARATOR = /^(?:\|\|?|&&?|;)$/;
const REDIRECTION = /^(?:\d?>|<<)/;

/**
 * Parses the subset of shell used in the docs: quotes, comments, pipes, chains, continuations, assignments and heredocs
 * (`<<'END'`).
 */
export function shellLines(block: string): readonly Line[] {
  const text = block.replace(/<<'(\w+)'\n[\s\S]*?^\1$/gm, '').replace(/\\\n/g, ' ');
  return text.split('\n').flatMap((line) => commandsOf(line.replace(/(^|\s)#.*$/, '')));
}

function commandsOf(line: string): readonly Line[] {
  const commands: string[][] = [[]];
  for (const [token] of line.matchAll(TOKEN)) {
    if (SEPARATOR.test(token)) commands.push([]);
    else if (!REDIRECTION.test(token)) commands.at(-1)?.push(token.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  }
  return commands.map(withoutAssignments).filter((words) => words.length > 0);
}

function withoutAssignments(words: readonly string[]): Line {
  const first = words.findIndex((word) => !/^[A-Z_]\w*=/.test(word));
  return first === -1 ? [] : words.slice(first);
}

export function vitrineArguments(words: Line): readonly string[] | undefined {
  if (words[0] === 'vitrine') return words.slice(1);
  if (words[0] === 'npx' && words[1] === 'vitrine') return words.slice(2);
  if (words[0] === 'npm' && words[1] === 'start') return ['serve', ...words.slice(3)];
  return undefined;
}
