import type { FactorPolicy } from '../../core/account';
import { isOrigin, originOfScript } from '../../core/internal';
import { isOutsideOrigin } from '../../core/internal-staff';

export interface Kind<T> {
  readonly placeholder: string;
  readonly rule: string;
  readonly values?: readonly string[];
  readonly isSecret?: true;
  readonly parse: (raw: string) => T | undefined;
}

export interface Pair {
  readonly key: string;
  readonly value: string;
}

export function text(placeholder = 'text', max = 200): Kind<string> {
  return {
    placeholder,
    rule: `must be a text of 1 to ${max} characters`,
    parse: (raw) => (raw.trim() !== '' && raw.length <= max ? raw : undefined),
  };
}

export function optionalText(placeholder: string, max: number): Kind<string> {
  return {
    placeholder,
    rule: `must be a text of at most ${max} characters`,
    parse: (raw) => (raw.length <= max ? raw : undefined),
  };
}

export function whole(min: number, max: number): Kind<number> {
  return {
    placeholder: 'n',
    rule: `must be a whole number from ${min} to ${max}`,
    parse: (raw) => {
      const value = /^-?\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

export function choice<T extends string>(values: readonly T[], placeholder = 'name'): Kind<T> {
  return {
    placeholder,
    rule: `must be one of ${values.join(', ')}`,
    values,
    parse: (raw) => values.find((value) => value === raw.toLowerCase()),
  };
}

export const FACTOR_POLICIES = ['offered', 'required'] as const satisfies readonly FactorPolicy[];

export function pair(placeholder = 'code=label', max = 200): Kind<Pair> {
  return {
    placeholder,
    rule: `must be ${placeholder}, at most ${max} characters long`,
    parse: (raw) => {
      const at = raw.indexOf('=');
      const key = raw.slice(0, at).trim();
      const value = raw.slice(at + 1).trim();
      return at > 0 && key !== '' && value !== '' && raw.length <= max ? { key, value } : undefined;
    },
  };
}

export const storeCodes: Kind<readonly string[] | 'all'> = {
  placeholder: 'codes',
  rule: "must be store codes separated by commas, such as us,en,de, or 'all'",
  parse: (raw) => {
    const codes = raw.split(',').map((code) => code.trim().toLowerCase());
    if (codes.length === 1 && codes[0] === 'all') return 'all';
    return codes.every((code) => /^[a-z][a-z0-9_-]{1,7}$/.test(code)) ? [...new Set(codes)] : undefined;
  },
};

const YES = new Set(['yes', 'true', 'on', '1']);
const NO = new Set(['no', 'false', 'off', '0']);

export const yesNo: Kind<boolean> = {
  placeholder: 'yes|no',
  rule: 'must be yes or no',
  parse: (raw) => (YES.has(raw.toLowerCase()) ? true : NO.has(raw.toLowerCase()) ? false : undefined),
};

export const jsonObject: Kind<Readonly<Record<string, unknown>>> = {
  placeholder: 'json',
  rule: 'must be a JSON object such as {"key":"value"}',
  parse: (raw) => {
    try {
      const value: unknown = JSON.parse(raw);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    } catch {
      return undefined;
    }
  },
};

export const webAddress: Kind<string> = {
  placeholder: 'url',
  rule: 'must be a URL that starts with http:// or https://',
  parse: (raw) => (URL.canParse(raw) && /^https?:$/.test(new URL(raw).protocol) ? raw : undefined),
};

export const origin: Kind<string> = {
  placeholder: 'origin',
  rule: 'must be an origin such as https://app.example, without a path and without *',
  parse: (raw) => (isOrigin(raw) ? raw : undefined),
};

export const outsideOrigin: Kind<string> = {
  placeholder: 'origin',
  rule: 'must be an origin such as https://chat.example, or https://*.chat.example for the subdomains of a host; https only, without a path',
  parse: (raw) => (isOutsideOrigin(raw) ? raw : undefined),
};

export const tagScript: Kind<string> = {
  placeholder: 'url',
  rule: 'must be the https URL of a script, such as https://www.googletagmanager.com/gtm.js?id=GTM-ABC, without quotes, commas or semicolons',
  parse: (raw) => (originOfScript(raw) === undefined ? undefined : raw),
};

export const searchAddress: Kind<string> = {
  ...webAddress,
  isSecret: true,
  rule: 'must be a URL that starts with http:// or https://, such as https://user:password@search.example:9200',
};

export const databaseAddress: Kind<string> = {
  isSecret: true,
  placeholder: 'url',
  rule: 'must be a URL that starts with postgres:// and names a database: postgres://user:password@host:5432/shop',
  parse: (raw) => (URL.canParse(raw) && isDatabase(new URL(raw)) ? raw : undefined),
};

function isDatabase({ protocol, hostname, pathname }: URL): boolean {
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
}

const MIN_SECRET = 16;

export const mailService: Kind<string> = {
  isSecret: true,
  placeholder: 'url',
  rule: `must be a URL such as smtp://user:password@mail.example:587 (with ?tls=optional at the end if the server has no TLS), smtps://…, or https://:secret@… with a secret of ${MIN_SECRET} characters or more`,
  parse: (raw) => (isMailServer(raw) || isSignedService(raw) ? raw : undefined),
};

export const textService: Kind<string> = {
  isSecret: true,
  placeholder: 'url',
  rule: `must be a URL such as https://:a-long-shared-secret@sms.example/send, with a secret of ${MIN_SECRET} characters or more`,
  parse: (raw) => (isSignedService(raw) ? raw : undefined),
};

function isMailServer(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(raw);
  const tls = searchParams.get('tls') ?? 'required';
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    ['optional', 'required'].includes(tls) &&
    [...searchParams.keys()].every((word) => word === 'tls')
  );
}

function isSignedService(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname, password } = new URL(raw);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && password.length >= MIN_SECRET;
}

const BUCKET_WORDS: ReadonlySet<string> = new Set(['endpoint', 'region', 'path-style']);

export const fileStore: Kind<string> = {
  placeholder: 'store',
  rule: 'must be folder, database, or a bucket: s3://bucket/prefix?endpoint=https://…&region=…&path-style=true',
  parse: (raw) => (raw === 'folder' || raw === 'database' || isBucket(raw) ? raw : undefined),
};

function isBucket(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(raw);
  const endpoint = searchParams.get('endpoint') ?? 'https://s3';
  return (
    protocol === 's3:' &&
    hostname !== '' &&
    /^[\w./!-]*$/.test(pathname) &&
    [...searchParams.keys()].every((word) => BUCKET_WORDS.has(word)) &&
    URL.canParse(endpoint) &&
    /^https?:$/.test(new URL(endpoint).protocol) &&
    ['true', 'false'].includes(searchParams.get('path-style') ?? 'true')
  );
}

export const profileName: Kind<string> = {
  placeholder: 'name',
  rule: 'must be 1 to 64 letters, digits, dots, dashes or underscores, and start with a letter or digit',
  parse: (raw) => (/^[A-Za-z0-9][\w.-]{0,63}$/.test(raw) ? raw : undefined),
};

export const DAY: Kind<string> = {
  placeholder: 'yyyy-mm-dd',
  rule: 'must be a day such as 2026-03-01',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) && isOfCalendar(raw) ? raw : undefined),
};

export const MONTH: Kind<string> = {
  placeholder: 'yyyy-mm',
  rule: 'must be a month such as 2026-03',
  parse: (raw) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined),
};

/** `Date.parse` accepts 30 February as 2 March. */
function isOfCalendar(day: string): boolean {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

export const MOMENT: Kind<string> = {
  placeholder: 'time',
  rule: 'must be a time such as 2026-03-01T09:30:00.000Z',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined),
};

export const CURRENCY: Kind<string> = {
  placeholder: 'code',
  rule: 'must be the three letters of a currency, such as USD or EUR',
  parse: (raw) => (/^[a-z]{3}$/i.test(raw) ? raw.toUpperCase() : undefined),
};
