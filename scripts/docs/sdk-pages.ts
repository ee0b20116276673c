import { block, parts, prose, type MadePage } from './markdown';
import { publicNames, type PublicName } from './public-names';

/** Entries of core by audience; their names are grouped by area. */
const AUDIENCES = new Map([
  ['vitrine', ''],
  ['vitrine/account', 'account'],
  ['vitrine/staff', 'staff'],
  ['vitrine/blogger', 'blogger'],
]);

export function sdkPages(): readonly MadePage[] {
  const names = publicNames();
  const pages = new Map<string, PublicName[]>();
  for (const one of names) {
    const path = pathOf(one);
    pages.set(path, [...(pages.get(path) ?? []), one]);
  }
  // If several entries export a name, links lead to the first entry of core that does.
  const [ofCore, others] = [true, false].map((isCore) => names.filter(({ entry }) => AUDIENCES.has(entry) === isCore));
  const places = new Map([...(others ?? []), ...(ofCore ?? []).toReversed()].map((one) => [one.name, pathOf(one)]));
  const made = [...pages].map(([path, members]): MadePage => {
    const title = titleOf(path, members);
    const sections = members.map((member) => section(member, path, places));
    return { path, title, text: parts(`# ${title}`, introOf(members), ...sections) };
  });
  return [overview(made, pages), ...made];
}

function pathOf(one: PublicName): string {
  const audience = AUDIENCES.get(one.entry);
  if (audience === undefined) return `sdk/${one.entry.slice('vitrine/'.length)}-entry`;
  return `sdk/${audience === '' ? '' : `${audience}-`}${areaOf(one)}`;
}

function areaOf({ file }: PublicName): string {
  const [, area = '', ...below] = file.split('/');
  if (below.length === 0) return 'shop';
  return area === 'contract' && below.length > 1 ? (below[0] ?? area) : area;
}

function titleOf(path: string, [first]: readonly PublicName[]): string {
  if (first === undefined) return path;
  const audience = AUDIENCES.get(first.entry);
  if (audience === undefined) return first.entry;
  return audience === '' ? areaOf(first) : `${areaOf(first)} (${audience})`;
}

function introOf([first]: readonly PublicName[]): string {
  return first === undefined ? '' : `All of these are exported by \`${first.entry}\`.`;
}

function overview(made: readonly MadePage[], pages: ReadonlyMap<string, readonly PublicName[]>): MadePage {
  const entryOf = ({ path }: MadePage): string => pages.get(path)?.[0]?.entry ?? '';
  const lists = [...new Set(made.map(entryOf))].map((entry) => {
    const group = made.filter((page) => entryOf(page) === entry);
    const areas = group.map(({ path, title }) => {
      const members = pages.get(path) ?? [];
      const links = members.map(({ name }) => `[${name}](./${path.slice('sdk/'.length)}.md#${name})`);
      return `${title === entry ? '' : `### ${title}\n\n`}${links.join(' · ')}`;
    });
    return `## ${entry}\n\n${areas.join('\n\n')}`;
  });
  const intro =
    'All exported names with their declarations and docs from the sources. For usage, see [the SDK](../../sdk.md).';
  return { path: 'sdk/index', title: 'All names', text: parts('# SDK reference', intro, ...lists) };
}

const TAGS = new Map([
  ['param', 'Takes'],
  ['returns', 'Returns'],
  ['throws', 'Throws'],
  ['default', 'Default:'],
  ['example', 'Example:'],
]);

function section(member: PublicName, path: string, places: ReadonlyMap<string, string>): string {
  const tags = member.tags.map(([name, text]) => {
    const [, parameter = '', rest = ''] = /^(\S+)\s+([\s\S]*)$/.exec(text) ?? [];
    return name === 'param'
      ? `- Takes \`${parameter}\`: ${rest.replace(/^-\s*/, '')}`
      : `- ${TAGS.get(name) ?? name} ${text}`;
  });
  return parts(
    `## ${member.name} {#${member.name}}`,
    prose(member.doc),
    block('ts', member.code),
    prose(tags.join('\n')),
    mentioned(member, path, places),
  ).trimEnd();
}

function mentioned({ code, name }: PublicName, path: string, places: ReadonlyMap<string, string>): string {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/'[^'\n]*'/g, '');
  const words = new Set(bare.match(/\b[A-Z]\w+/g) ?? []);
  const links = [...words].flatMap((word) => {
    const place = places.get(word);
    if (place === undefined || word === name) return [];
    const page = place === path ? '' : `./${place.slice('sdk/'.length)}.md`;
    return [`[${word}](${page}#${word})`];
  });
  return links.length === 0 ? '' : `Uses ${links.join(', ')}.`;
}
