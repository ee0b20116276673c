import { USUAL_VISIBILITY } from '../../../core/contract/catalogue/listing';
import { cell, date, quote, Refusal } from '../source/cell';

const FOR_SALE = new Set([
  '1', 'yes', 'y', 'true', 'on', 'x', 'active', 'enabled', 'published', 'visible', 'online', 'live', 'ja', 'aktiv', 'sichtbar', 'wahr', 'veröffentlicht',
  'да', 'активен', 'активно', 'включен', 'включён', 'опубликован', 'так', 'активний', 'увімкнено', 'опубліковано', '是', '上架', '启用', '已上架',
]); // prettier-ignore
const NOT_FOR_SALE = new Set([
  '0', '-1', '2', 'no', 'n', 'false', 'off', '-', 'inactive', 'disabled', 'draft', 'unpublished', 'hidden', 'invisible', 'offline', 'archived', 'private',
  'nein', 'inaktiv', 'versteckt', 'falsch', 'entwurf', 'нет', 'неактивен', 'выключен', 'черновик', 'скрыт', 'ні', 'неактивний', 'вимкнено', 'чернетка',
  '否', '下架', '停用', '已下架', '草稿',
]); // prettier-ignore

export const enabledCell = cell((given): boolean | undefined | Refusal => {
  if (given === '') return undefined;
  const word = given.toLowerCase();
  if (FOR_SALE.has(word)) return true;
  return NOT_FOR_SALE.has(word) ? false : new Refusal(`${quote(given)} is neither yes nor no`);
});

const VISIBILITIES: ReadonlyMap<string, 1 | 2 | 3 | 4> = new Map([
  ...(['4', 'both', 'visible', 'catalog, search', 'catalog/search', 'everywhere', 'true', 'yes'] as const).map((word) => [word, 4] as const),
  ...(['3', 'search', 'search only'] as const).map((word) => [word, 3] as const),
  ...(['2', 'catalog', 'catalog only', 'list'] as const).map((word) => [word, 2] as const),
  ...(['0', 'none', 'nowhere', 'hidden', 'not visible', 'not visible individually', 'false', 'no'] as const).map((word) => [word, 1] as const),
]); // prettier-ignore

/** Defaults to everywhere. 1 is rejected: its meaning differs between shops. */
export const visibilityCell = cell((given): 1 | 2 | 3 | 4 | Refusal => {
  if (given === '') return USUAL_VISIBILITY;
  return (
    VISIBILITIES.get(given.toLowerCase()) ?? new Refusal(`${quote(given)} must be both, catalog, search or hidden`)
  );
});

/** Parses 2026-11-20 or 20.11.2026. Dates with an ambiguous month are rejected. */
export const dayCell = cell((given): string | undefined | Refusal => {
  const { first = '', second = '' } = /^(?<first>\d{1,2})\/(?<second>\d{1,2})\//.exec(given)?.groups ?? {};
  if (first !== '' && first !== second && Number(first) <= 12 && Number(second) <= 12)
    return new Refusal(`${quote(given)} can be two days: write it as 2026-11-20 or 20.11.2026`);
  const iso = given
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day].join('-'),
    );
  const parsed = date.safeParse(iso);
  return parsed.success ? parsed.data : new Refusal(`${quote(given)} is not a date like 2026-11-20 or 20.11.2026`);
});
