import { isOrigin } from './origin';

const SUBDOMAINS = /^https:\/\/\*\.(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$)/;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** Accepts `https://host`, `https://*.host`, or plain http on loopback. */
export function isOutsideOrigin(text: string): boolean {
  const plain = SUBDOMAINS.test(text) ? text.replace('*.', 'x.') : text;
  return (plain.startsWith('https://') || LOOPBACK.test(plain)) && isOrigin(plain);
}

const SCRIPT = /^(https?:\/\/[^/\s*]+)\/[^\s;,'"<>\\#]+$/;

/** Returns the origin of an external script URL; undefined if invalid. */
export function originOfScript(text: string): string | undefined {
  const origin = SCRIPT.exec(text)?.[1];
  return origin !== undefined && isOutsideOrigin(origin) ? origin : undefined;
}
