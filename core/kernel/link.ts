import { isOwnPath } from './own-path';

/** What else than a page a link may lead to: a number to call, an address to write to, a conversation in a messenger. */
export type LinkScheme = 'tel' | 'mailto' | 'tg' | 'viber' | 'whatsapp';

/** A web address with a host and without anything that a browser would leave out or read otherwise. */
const WEB_ADDRESS = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/**
 * Whether a merchant's text is a link that may stand on a page: 'https:', a path of the shop, or one of the schemes that are meant.
 * Never 'javascript:', 'data:' or another host without its protocol.
 */
export function isLink(text: string, schemes: readonly LinkScheme[] = []): boolean {
  if (WEB_ADDRESS.test(text) || isOwnPath(text)) return true;
  return schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}:`) && !/[\s\\<>"]/.test(text));
}
