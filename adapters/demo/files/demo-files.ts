import { createHash } from 'node:crypto';
import type { KeptLink } from '../../../core/contract/catalogue/download-file';
import type { Product } from '../../../core/contract';
import { keptLinksOf } from '../../../core/contract/catalogue/download-file';
import { downloadIdOf, type DownloadKeeper } from '../../platform/ports/orders/download-keeper';
import { epubOf } from './epub';
import { pdfOf } from './pdf';

interface DemoFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const WEEKS = 8;
const DAYS: readonly string[] = [
  'Monday: rest, or half an hour of walking.',
  'Tuesday: easy, as long as you can still talk.',
  'Wednesday: strength at home, twenty minutes.',
  'Thursday: four times a little faster, with breaks.',
  'Friday: rest.',
  'Saturday: easy, and a little longer than last week.',
  'Sunday: stretch, and write down how it went.',
];

/** Deterministic. */
function fileOf(title: string): DemoFile {
  const [, name = title, kind = 'PDF'] = /^(.*) \((.+)\)$/.exec(title) ?? [];
  const chapters = Array.from({ length: WEEKS }, (_, at) => ({
    title: `${name}: part ${String(at + 1)} of ${String(WEEKS)}`,
    lines: ['Missed a day? Leave it out and go on; never do two at once.', '', ...DAYS],
  }));
  if (kind === 'EPUB') return { name: `${name}.epub`, bytes: epubOf(name, `vitrine:${name}`, chapters) };
  if (kind === 'calendar') return { name: `${name}.ics`, bytes: Buffer.from(calendarOf(name)) };
  return { name: `${name}.pdf`, bytes: pdfOf(chapters) };
}

/** Calendar starting on the first Monday of 2027 (RFC 5545). */
function calendarOf(name: string): string {
  const start = Date.UTC(2027, 0, 4);
  const day = (at: number) => new Date(start + at * 24 * 60 * 60 * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  const events = Array.from({ length: WEEKS * DAYS.length }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${String(at)}-${name.replace(/\W/g, '')}@vitrine.example`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${day(at)}`,
    `SUMMARY:${(DAYS[at % DAYS.length] ?? '').replace(/[,;]/g, String.raw`\$&`)}`,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vitrine//Plans//EN'];
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

function factsOf({ name, bytes }: DemoFile) {
  const named = { name, isSample: false, sha256: createHash('sha256').update(bytes).digest('hex') };
  return { ...named, id: downloadIdOf(named) };
}

export function demoLinks(titles: readonly string[]): readonly KeptLink[] {
  return titles.map((title) => {
    const file = fileOf(title);
    const { id, name } = factsOf(file);
    return { title, file: { id, name, size: file.bytes.byteLength } };
  });
}

export async function keepDemoFiles(products: readonly Product[], keeper: DownloadKeeper): Promise<void> {
  for (const { title, file } of products.flatMap(keptLinksOf)) {
    if (file === undefined) continue;
    const made = fileOf(title);
    await keeper.keep(factsOf(made), inOnePiece(made.bytes));
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
