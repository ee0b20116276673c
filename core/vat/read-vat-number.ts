import * as at from 'stdnum/lib/cjs/at/uid.js';
import * as be from 'stdnum/lib/cjs/be/vat.js';
import * as bg from 'stdnum/lib/cjs/bg/vat.js';
import * as ch from 'stdnum/lib/cjs/ch/uid.js';
import * as cy from 'stdnum/lib/cjs/cy/vat.js';
import * as cz from 'stdnum/lib/cjs/cz/dic.js';
import * as de from 'stdnum/lib/cjs/de/vat.js';
import * as dk from 'stdnum/lib/cjs/dk/cvr.js';
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js';
import * as es from 'stdnum/lib/cjs/es/nif.js';
import * as fi from 'stdnum/lib/cjs/fi/alv.js';
import * as fr from 'stdnum/lib/cjs/fr/tva.js';
import * as gb from 'stdnum/lib/cjs/gb/vat.js';
import * as gr from 'stdnum/lib/cjs/gr/vat.js';
import * as hr from 'stdnum/lib/cjs/hr/oib.js';
import * as hu from 'stdnum/lib/cjs/hu/anum.js';
import * as ie from 'stdnum/lib/cjs/ie/vat.js';
import * as it from 'stdnum/lib/cjs/it/iva.js';
import * as lt from 'stdnum/lib/cjs/lt/pvm.js';
import * as lu from 'stdnum/lib/cjs/lu/tva.js';
import * as lv from 'stdnum/lib/cjs/lv/pvn.js';
import * as mt from 'stdnum/lib/cjs/mt/vat.js';
import * as nl from 'stdnum/lib/cjs/nl/btw.js';
import * as no from 'stdnum/lib/cjs/no/orgnr.js';
import * as pl from 'stdnum/lib/cjs/pl/nip.js';
import * as pt from 'stdnum/lib/cjs/pt/nif.js';
import * as ro from 'stdnum/lib/cjs/ro/cui.js';
import * as se from 'stdnum/lib/cjs/se/vat.js';
import * as si from 'stdnum/lib/cjs/si/ddv.js';
import * as sk from 'stdnum/lib/cjs/sk/dph.js';
import { countryCode } from '../contract/foundation/country-code';
import { EU_COUNTRIES } from '../contract/foundation/eu-countries';
import type { VatCheck } from '../contract/selling/vat-number';

interface Validator {
  validate(text: string): { readonly isValid: boolean; readonly compact?: string };
}

/** By the prefix of numbers: EL for Greece, XI for Northern Ireland, CHE for Switzerland. */
const VALIDATORS: ReadonlyMap<string, Validator> = new Map(
  Object.entries({
    ...{ AT: at, BE: be, BG: bg, CY: cy, CZ: cz, DE: de, DK: dk, EE: ee, EL: gr, ES: es, FI: fi, FR: fr, HR: hr },
    ...{ HU: hu, IE: ie, IT: it, LT: lt, LU: lu, LV: lv, MT: mt, NL: nl, PL: pl, PT: pt, RO: ro, SE: se, SI: si },
    ...{ SK: sk, GB: gb, XI: gb, CHE: ch, NO: no },
  }),
);

/** Numbers that the register of the EU takes, by prefix. Check digits differ from the published rules in some countries. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    ...{ AT: /^U\d{8}$/, BE: /^\d{10}$/, BG: /^\d{9,10}$/, CY: /^\d{8}[A-Z]$/, CZ: /^\d{8,10}$/, DE: /^\d{9}$/ },
    ...{ DK: /^\d{8}$/, EE: /^\d{9}$/, EL: /^\d{9}$/, ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/, FI: /^\d{8}$/ },
    ...{ FR: /^[A-Z0-9]{2}\d{9}$/, HR: /^\d{11}$/, HU: /^\d{8}$/, IE: /^\d[A-Z0-9]\d{5}[A-Z]{1,2}$/, IT: /^\d{11}$/ },
    ...{ LT: /^(\d{9}|\d{12})$/, LU: /^\d{8}$/, LV: /^\d{11}$/, MT: /^\d{8}$/, NL: /^[A-Z0-9]{12}$/, PL: /^\d{10}$/ },
    ...{ PT: /^\d{9}$/, RO: /^\d{2,10}$/, SE: /^\d{12}$/, SI: /^\d{8}$/, SK: /^\d{10}$/ },
  }),
);

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['CHE', 'CH'],
]);

/** A number of a known format, with its prefix and without separators. */
export interface VatNumber {
  readonly number: string;
  /** Code of the shop, such as UK. */
  readonly country: string;
}

/**
 * Reads a VAT number of the EU, the United Kingdom, Switzerland or Norway; undefined if its length or characters are
 * wrong. Wrong check digits leave a number of the EU to its register.
 * @param country of the buyer, for a number without its prefix
 */
export function readVatNumber(text: string, country = ''): VatNumber | undefined {
  const { typed, own, home } = prefixesOf(text, country);
  const tries = [
    ...(own === undefined ? [] : [[typed.slice(own.length), own] as const]),
    ...(home === undefined ? [] : [[typed, home] as const]),
  ];
  const readings = [read, readShape].flatMap((how) => tries.map(([digits, prefix]) => how(digits, prefix)));
  return readings.find((reading) => reading !== undefined);
}

/** Returns the check of a number before a register has answered. */
export function uncheckedVat(text: string, country = ''): VatCheck {
  const reading = readVatNumber(text, country);
  if (reading !== undefined) {
    const status = EU_COUNTRIES.has(reading.country) ? 'unchecked' : 'unsupported';
    return { number: reading.number, status, checked_at: null };
  }
  const { own, home } = prefixesOf(text, country);
  const isOfUnion = SHAPES.has(own ?? home ?? '');
  return { number: text.trim(), status: isOfUnion ? 'malformed' : 'unsupported', checked_at: null };
}

function prefixesOf(text: string, country: string) {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const prefixes = [...VALIDATORS.keys()];
  const own = prefixes.find((prefix) => typed.startsWith(prefix));
  const home = prefixes.find((prefix) => countryOf(prefix) === countryCode(country) && prefix !== 'XI');
  return { typed, own, home };
}

function readShape(digits: string, prefix: string): VatNumber | undefined {
  if (SHAPES.get(prefix)?.test(digits) !== true) return undefined;
  return { number: `${prefix}${digits}`, country: countryOf(prefix) };
}

function read(text: string, prefix: string): VatNumber | undefined {
  const digits = prefix === 'NO' ? text.replace(/MVA$/, '') : text.replace(/(?<=^\d{9})(MWST|TVA|IVA|VAT)$/, '');
  const found = VALIDATORS.get(prefix)?.validate(prefix === 'CHE' ? `CHE${digits}` : digits);
  if (found?.isValid !== true || found.compact === undefined) return undefined;
  const suffix = prefix === 'NO' ? 'MVA' : '';
  const number = `${found.compact.startsWith(prefix) ? '' : prefix}${found.compact}${suffix}`;
  return { number, country: countryOf(prefix) };
}

function countryOf(prefix: string): string {
  return COUNTRIES.get(prefix) ?? countryCode(prefix);
}
