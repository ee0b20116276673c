const COMMON =
  'gmail.com outlook.com hotmail.com yahoo.com icloud.com googlemail.com yandex.ru web.de gmx.de gmx.net t-online.de ukr.net 163.com live.com proton.me protonmail.com hotmail.de outlook.de yahoo.de'.split(
    ' ',
  );

const MEANT = new Set(
  'mail.com ymail.com email.com gmx.com gmx.at gmx.ch yahoo.fr yahoo.it yahoo.es rambler.ru mail.ru bk.ru qq.com 126.com aol.com live.de me.com mac.com'.split(
    ' ',
  ),
);

/**
 * Suggests a correction for a mistyped host ('gmial.com'); undefined if none. Only a hint, never a reason to reject.
 */
export function guessEmail(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || MEANT.has(host) || COMMON.includes(host)) return undefined;
  const meant = COMMON.find((one) => isOneSlipApart(host, one));
  return meant === undefined ? undefined : address.slice(0, at + 1) + meant;
}

function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
