import { fieldProblem, type FieldProblem } from '../../kernel/field-problem';

const COMMAND = /[\p{Cc}\u2028\u2029]/u;
/** 'Dr.Smith' and 'J.R.R. Tolkien' are no domains. */
const DOMAIN = /[\p{L}\p{N}-]{2}\.(?:[a-z]{2,}|[A-Z]{2,}|рф|укр)(?!\p{L})/u;
const CAPITALISED = /[\p{L}\p{N}-]{2}\.(?:Com|Net|Org|Info|Biz|Shop|Site|Online|Xyz|Top|App|Ru|De|Cn)(?!\p{L})/u;
const LINK = /:\/\/|\\\\|\/\/|\bwww\.|@/iu;

export function holdsLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  return LINK.test(plain) || DOMAIN.test(plain) || CAPITALISED.test(plain);
}

export function isOneLine(text: string): boolean {
  return !COMMAND.test(text);
}

/** Rejects names with links: the shop emails arbitrary addresses, so names could be abused for spam. */
export function nameProblem(name: string): FieldProblem | undefined {
  if (!isOneLine(name)) return fieldProblem('control-characters');
  return holdsLink(name) ? fieldProblem('link') : undefined;
}
