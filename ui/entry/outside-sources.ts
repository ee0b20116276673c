import { originOfScript } from '../../core';
import type { ConsentSubject } from '../state/consent-subject';

/** Services of others that pages may use, as the operator names them: origins, and the addresses of scripts. */
export interface OutsideServices {
  /** Origins whose scripts may run, with what those load from there. */
  readonly scripts?: readonly string[];
  /** Further origins that scripts may ask. */
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  /** Scripts that pages load once the shopper has accepted it. */
  readonly tags?: readonly string[];
}

/** Origins by the directive of a page's policy that they are added to. */
export type OutsideSources = Readonly<Record<'script' | 'connect' | 'img' | 'frame' | 'style' | 'font', string>>;

/** The origins that a page's policy lets in besides the shop, each directive's with a space in front; empty where there are none. */
export function outsideSources(
  { scripts = [], connect = [], images = [], frames = [], tags = [] }: OutsideServices,
  telemetryUrl: string | undefined,
): OutsideSources {
  const code = [...scripts, ...tags.map((tag) => originOfScript(tag) ?? '').filter((origin) => origin !== '')];
  const reports = telemetryUrl === undefined ? [] : [new URL(telemetryUrl).origin];
  const listed = (...lists: (readonly string[])[]) => [...new Set(lists.flat())].map((origin) => ` ${origin}`).join('');
  return {
    script: listed(code),
    connect: listed(reports, code, connect),
    img: listed(code, images),
    frame: listed(code, frames),
    style: listed(code),
    font: listed(code),
  };
}

/** The subject of the choice that pages offer; undefined where a shop has nothing that needs consent. */
export function consentSubject(
  { scripts = [], tags = [] }: OutsideServices,
  telemetryUrl: string | undefined,
): ConsentSubject | undefined {
  if (scripts.length + tags.length > 0) return 'services';
  return telemetryUrl === undefined ? undefined : 'events';
}
