import { isOwnPath } from './own-path';

export type LinkScheme = 'tel' | 'mailto' | 'tg' | 'viber' | 'whatsapp';

const WEB_ADDRESS = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** Accepts https URLs, shop paths and the given schemes; never 'javascript:', 'data:' or protocol-relative URLs. */
export function isLink(text: string, schemes: readonly LinkScheme[] = []): boolean {
  if (WEB_ADDRESS.test(text) || isOwnPath(text)) return true;
  return schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}:`) && !/[\s\\<>"]/.test(text));
}
