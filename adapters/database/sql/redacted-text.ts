import { readableJson } from './json';

/** Words that are taken out of texts, in each form that they may stand in. */
export interface Redaction {
  readonly forms: readonly string[];
  readonly found: RegExp;
  readonly sign: string;
}

/** @param words anything that names a person @param sign stands in their place */
export function redactionOf(words: readonly string[], sign: string): Redaction {
  const forms = [...new Set(words.flatMap((word) => [word, inJson(word), encodeURIComponent(word)]))];
  // A word within another one is somebody else's: ada@shop.test is not in canada@shop.test.
  const bounded = forms.map(
    (form) => `(?<!${/@|%40/.test(form) ? IN_ADDRESS : IN_WORD})${escaped(form)}(?!${IN_WORD})`,
  );
  return { forms, found: new RegExp(bounded.join('|'), 'giu'), sign };
}

const IN_WORD = String.raw`[\p{L}\p{N}]`;
const IN_ADDRESS = String.raw`[\p{L}\p{N}._%+'-]`;

/**
 * A text without the words. A document stays one: only what its members hold is changed, whatever the words look like.
 * @param members of a document that are looked at; all of them where nothing is said
 */
export function redactedText(
  text: string | undefined,
  { found, sign }: Redaction,
  members?: ReadonlySet<string>,
): string | undefined {
  if (text === undefined || !/^[[{"]/.test(text)) return text?.replaceAll(found, sign);
  try {
    return readableJson(
      JSON.parse(text, (member, value: unknown) =>
        typeof value === 'string' && (members?.has(member) ?? true) ? value.replaceAll(found, sign) : value,
      ),
    );
  } catch {
    return text.replaceAll(found, sign);
  }
}

function escaped(form: string): string {
  return form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, (sign) => (sign === '-' ? sign : `\\${sign}`));
}

/** A text as it stands within a document. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
