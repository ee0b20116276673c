/** Hosts of mail that most shoppers of the seven stores have, the commonest first: of two that are as near the first one is meant. */
const COMMON =
  'gmail.com outlook.com hotmail.com yahoo.com icloud.com googlemail.com yandex.ru web.de gmx.de gmx.net t-online.de ukr.net 163.com live.com proton.me protonmail.com hotmail.de outlook.de yahoo.de'.split(
    ' ',
  );

/** Hosts that are near one of those and are meant all the same. */
const MEANT = new Set(
  'mail.com ymail.com email.com gmx.com gmx.at gmx.ch yahoo.fr yahoo.it yahoo.es rambler.ru mail.ru bk.ru qq.com 126.com aol.com live.de me.com mac.com'.split(
    ' ',
  ),
);

/**
 * The address that somebody most likely meant who mistyped the host of a common one by a letter: 'ann@gmail.com' for 'ann@gmial.com'.
 * Undefined where nothing looks mistyped. It is a question, and never a reason to refuse an address. Pure.
 */
export function guessEmail(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || MEANT.has(host) || COMMON.includes(host)) return undefined;
  const meant = COMMON.find((one) => isOneSlipApart(host, one));
  return meant === undefined ? undefined : address.slice(0, at + 1) + meant;
}

/** Whether two texts differ by one letter that is missing, one too many or another one, or by two neighbours that changed places. */
function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
