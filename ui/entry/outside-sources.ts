import { originOfScript } from '../../core/internal';
import type { ConsentSubject } from '../state/consent-subject';

export interface OutsideServices {
  readonly scripts?: readonly string[];
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  readonly tags?: readonly string[];
}

export type OutsideSources = Readonly<Record<'script' | 'connect' | 'img' | 'frame' | 'style' | 'font', string>>;

/** Returns the origins allowed besides the shop, each with a leading space. */
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

export function consentSubject(
  { scripts = [], tags = [] }: OutsideServices,
  telemetryUrl: string | undefined,
): ConsentSubject | undefined {
  if (scripts.length + tags.length > 0) return 'services';
  return telemetryUrl === undefined ? undefined : 'events';
}
