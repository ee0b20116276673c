import { isOrigin } from './origin';

/** A host name with at least one dot behind a leading `*.`: all its subdomains. */
const SUBDOMAINS = /^https:\/\/\*\.(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$)/;
/** Hosts that pages may load from without encryption: this machine, where a front end is developed. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * Whether pages may load from an origin outside the shop: `https://host`, with its port where that is not the usual one, or
 * `https://*.host` for the subdomains of a host; without encryption this machine alone. Pure.
 */
export function isOutsideOrigin(text: string): boolean {
  const plain = SUBDOMAINS.test(text) ? text.replace('*.', 'x.') : text;
  return (plain.startsWith('https://') || LOOPBACK.test(plain)) && isOrigin(plain);
}

/** The origin of a script outside the shop, and its path without what ends a header, an attribute or a list. */
const SCRIPT = /^(https?:\/\/[^/\s*]+)\/[^\s;,'"<>\\#]+$/;

/** The origin of a script's address outside the shop, as `isOutsideOrigin` takes it; undefined where the text is no such address. Pure. */
export function originOfScript(text: string): string | undefined {
  const origin = SCRIPT.exec(text)?.[1];
  return origin !== undefined && isOutsideOrigin(origin) ? origin : undefined;
}
