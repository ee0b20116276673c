import { readableJson } from './json';

export interface Redaction {
  readonly forms: readonly string[];
  readonly found: RegExp;
  readonly sign: string;
}

export function redactionOf(words: readonly string[], sign: string): Redaction {
  const forms = [...new Set(words.flatMap((word) => [word, inJson(word), encodeURIComponent(word)]))];
  // Matches whole words only: ada@shop.test is not in canada@shop.test.
  const bounded = forms.map(
    (form) => `(?<!${/@|%40/.test(form) ? IN_ADDRESS : IN_WORD})${escaped(form)}(?!${IN_WORD})`,
  );
  return { forms, found: new RegExp(bounded.join('|'), 'giu'), sign };
}

const IN_WORD = String.raw`[\p{L}\p{N}]`;
const IN_ADDRESS = String.raw`[\p{L}\p{N}._%+'-]`;

/**
 * JSON documents stay valid: only member values change.
 * @param members document members to redact; all if omitted
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

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
