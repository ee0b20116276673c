import type { Letter, LetterFact } from '../../ports/messages/mail-look';
import type { NewMessage } from '../../ports/messages/outbox';

export function letterMessage(head: Pick<NewMessage, 'contact' | 'kind' | 'language'>, letter: Letter): NewMessage {
  return { ...head, subject: letter.title, text: letterText(letter), letter };
}

export function letterText({ text, action, items = [], sums = [], facts = [], after = [] }: Letter): string {
  const blocks: readonly (readonly string[])[] = [
    text,
    action === undefined ? [] : [`${nameOf(action.label)} ${action.href}`],
    items.map(({ name, choices, price }) =>
      [choices === '' ? name : `${name} (${choices})`, ...(price === undefined ? [] : [price])].join('  '),
    ),
    rowsOf(sums),
    ...facts.map(({ title, rows }) => [...(title === undefined ? [] : [title]), ...rowsOf(rows)]),
    after,
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function rowsOf(rows: readonly LetterFact[]): readonly string[] {
  return rows.map(({ label, value }) => `${nameOf(label)} ${value}`);
}

/** Some labels end like a sentence that the value continues. */
function nameOf(label: string): string {
  return /[:：]$/.test(label) ? label : `${label}:`;
}
