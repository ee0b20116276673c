import type { Product } from '../../../core/contract';
import { COLOURS } from '../../platform/starter/colours';
import { british } from '../../platform/starter/words/british';
import { inLanguage, OTHER_LANGUAGES } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';
import { BRITISH, type TextTongue } from '../../../core/contract/foundation/text-languages';
import { inEachLanguage } from '../base/names';
import { CUSTOM_OPTIONS, INTANGIBLES, KITS } from '../data';
import type { Intangible } from '../data';

const PDF: Words = [' (PDF)', ' (PDF)', ' (PDF)', ' (PDF)', '（PDF）'];
const EPUB: Words = [' (EPUB)', ' (EPUB)', ' (EPUB)', ' (EPUB)', '（EPUB）'];
const CALENDAR: Words = [' (calendar)', ' (Kalender)', ' (календарь)', ' (календар)', '（日历）'];
const FILES: Partial<Record<Intangible['ptype'], readonly Words[]>> = { plan: [PDF, CALENDAR], 'e-book': [EPUB, PDF] };

export const PARTS: Words = ['Parts', 'Teile', 'Части', 'Частини', '分册'];

/** Titles of the files of a good; empty for services. */
export function filesOf({ name, ptype, parts }: Intangible): readonly Words[] {
  if (parts !== undefined) return parts.map(({ title }) => title);
  const suffixes = FILES[ptype] ?? [];
  return suffixes.map((suffix) =>
    inEachLanguage((language) => inLanguage(name, language) + inLanguage(suffix, language)),
  );
}

const TITLES: readonly Words[] = [
  PARTS,
  ...Object.values(CUSTOM_OPTIONS).flatMap(({ title, values = [] }) => [title, ...values.map((value) => value.title)]),
  ...KITS.flatMap(({ places }) => places.map(({ title }) => title)),
  ...INTANGIBLES.goods.flatMap(filesOf),
  ...Object.values(COLOURS).map(({ label }) => label),
];
const BY_ENGLISH: ReadonlyMap<string, Words> = new Map(TITLES.map((words) => [words[0], words]));

export function titlesOf({
  custom_options,
  bundle_options,
  downloadable_links,
  media_gallery,
}: Product): readonly string[] {
  const asked = (custom_options ?? []).flatMap(({ title, values = [] }) => [
    title,
    ...values.map((value) => value.title),
  ]);
  const places = (bundle_options ?? []).flatMap(({ title }) => title ?? []);
  const files = (downloadable_links ?? []).map(({ title }) => title);
  const shown = (media_gallery ?? []).flatMap(({ lab }) => (typeof lab === 'string' && lab !== '' ? [lab] : []));
  return [...new Set([...asked, ...places, ...files, ...shown])];
}

type TitleTexts = Partial<Record<TextTongue, { readonly titles: Readonly<Record<string, string>> }>>;

/** Returns titles in each language, plus British English where it differs. */
export function titleTexts(product: Product): TitleTexts {
  const titles = titlesOf(product);
  const texts: TitleTexts = {};
  const add = (tongue: TextTongue, format: (title: string) => string | undefined) => {
    const said = titles.flatMap((title) => {
      const own = format(title);
      return own === undefined ? [] : [[title, own] as const];
    });
    if (said.length > 0) texts[tongue] = { titles: Object.fromEntries(said) };
  };
  for (const language of OTHER_LANGUAGES)
    add(language, (title) => {
      const words = BY_ENGLISH.get(title);
      return words === undefined ? undefined : inLanguage(words, language);
    });
  add(BRITISH, british);
  return texts;
}
