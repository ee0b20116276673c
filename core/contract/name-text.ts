import { fieldProblem, type FieldProblem } from '../kernel/field-problem';

/** What a printer, a header or a mail would take for a command: control characters, and the two separators of lines of Unicode. */
const COMMAND = /[\p{Cc}\u2028\u2029]/u;
/** Two characters or more, a dot, and an ending in one case, as those of the web are typed. 'Dr.Smith' and 'J.R.R. Tolkien' have none. */
const DOMAIN = /[\p{L}\p{N}-]{2}\.(?:[a-z]{2,}|[A-Z]{2,}|рф|укр)(?!\p{L})/u;
/** Endings that are an address's also where they begin with a capital letter. */
const CAPITALISED = /[\p{L}\p{N}-]{2}\.(?:Com|Net|Org|Info|Biz|Shop|Site|Online|Xyz|Top|App|Ru|De|Cn)(?!\p{L})/u;
const LINK = /:\/\/|\\\\|\/\/|\bwww\.|@/iu;

/** Whether a text holds what mail programs make a link of: an address of the web or of mail. Pure. */
export function holdsLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  return LINK.test(plain) || DOMAIN.test(plain) || CAPITALISED.test(plain);
}

/** Whether a text is one line of printable signs. Pure. */
export function isOneLine(text: string): boolean {
  return !COMMAND.test(text);
}

/**
 * What is wrong with a name; undefined when the shop takes it. The shop writes to the address that an order or an account names, so that a name with a link in
 * it would be anybody's mail to anybody, sent by the shop. Pure.
 */
export function nameProblem(name: string): FieldProblem | undefined {
  if (!isOneLine(name)) return fieldProblem('control-characters');
  return holdsLink(name) ? fieldProblem('link') : undefined;
}
