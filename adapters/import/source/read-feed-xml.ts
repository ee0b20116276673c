import { SaxesParser } from 'saxes';
import { lookUp } from '../../../core/kernel/look-up';
import { ImportFileError } from './import-report';
import { decoded, encodingOf, headerOf, MAX_COLUMNS, sizeOf, type CsvFile, type CsvRow } from './read-csv';

const MAX_ITEM_CHARACTERS = 2_000_000;
/** Items are held in memory until all products are built. */
const MAX_ITEMS = 1_000_000;
const DEEPEST = 32;

const ITEMS = new Set(['item', 'entry']);
const ATOM: Readonly<Record<string, string>> = { summary: 'description', content: 'description' };
const LISTS = new Set(['additional_image_link', 'product_type']);

/**
 * Reads an XML product feed (RSS 2.0, Atom) as a table, one row per item. No external resources or custom entities are
 * resolved.
 * @param onProgress called with bytes read and total bytes
 * @throws ImportFileError if it is missing, too large or invalid
 */
export async function readFeedXml(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvFile> {
  const total = await sizeOf(file);
  const reader = new ItemReader(file);
  for await (const text of decoded(file, await encodingOf(file), (done) => onProgress?.(done, total)))
    reader.take(text);
  return reader.finish();
}

class ItemReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #columns = new Set<string>();
  readonly #rows: CsvRow[] = [];
  readonly #open: string[] = [];
  #item: { readonly depth: number; readonly cells: Map<string, string>; characters: number } | undefined;
  #text = '';

  constructor(private readonly file: string) {
    this.#parser.on('error', (error) => {
      throw new ImportFileError('FILE_NOT_XML', `${file} is not valid XML: ${error.message}.`, { cause: error });
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#enter(name, attributes);
    });
    this.#parser.on('text', (text) => {
      this.#add(text);
    });
    this.#parser.on('cdata', (text) => {
      this.#add(text);
    });
    this.#parser.on('closetag', () => {
      this.#leave();
    });
  }

  take(text: string): void {
    this.#parser.write(text);
  }

  finish(): CsvFile {
    this.#parser.close();
    return { columns: headerOf([...this.#columns]), rows: this.#rows };
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length >= DEEPEST)
      throw new ImportFileError('FILE_NOT_XML', `${this.file} has elements more than ${DEEPEST} deep.`);
    this.#open.push(name);
    if (this.#item === undefined) {
      if (ITEMS.has(localName(name))) this.#item = { depth: this.#open.length, cells: new Map(), characters: 0 };
      return;
    }
    if (this.#open.length !== this.#item.depth + 1) return;
    this.#text = '';
    if (name === 'link' && (attributes.rel ?? 'alternate') === 'alternate') this.#add(attributes.href ?? '');
  }

  #add(text: string): void {
    if (this.#item === undefined) return;
    this.#item.characters += text.length;
    if (this.#item.characters > MAX_ITEM_CHARACTERS)
      throw new ImportFileError(
        'FILE_TOO_LARGE',
        `${this.file}: item ${this.#rows.length + 1} has more than ${MAX_ITEM_CHARACTERS} characters.`,
      );
    this.#text += text;
  }

  #leave(): void {
    const depth = this.#open.length;
    const name = this.#open.pop() ?? '';
    if (this.#item === undefined) return;
    if (depth === this.#item.depth + 1) this.#keep(name, this.#text.trim());
    if (depth === this.#item.depth) this.#close(this.#item.cells);
  }

  #keep(written: string, text: string): void {
    const cells = this.#item?.cells;
    if (cells === undefined || text === '') return;
    const name = lookUp(ATOM, localName(written)) ?? localName(written);
    this.#columns.add(name);
    if (this.#columns.size > MAX_COLUMNS)
      throw new ImportFileError('FILE_TOO_LARGE', `${this.file} has items of more than ${MAX_COLUMNS} elements.`);
    const earlier = cells.get(name);
    if (earlier !== undefined && LISTS.has(name)) cells.set(name, `${earlier}\n${text}`);
    // If an item has both titles, Google's is the one meant for portals.
    else if (earlier === undefined || written.includes(':')) cells.set(name, text);
  }

  #close(cells: ReadonlyMap<string, string>): void {
    this.#item = undefined;
    if (this.#rows.length >= MAX_ITEMS)
      throw new ImportFileError('FILE_TOO_LARGE', `${this.file} has more than ${MAX_ITEMS} items.`);
    this.#rows.push({ row: this.#rows.length + 1, cells: Object.fromEntries(cells) });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
