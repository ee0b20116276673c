import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const FILES = '@fontsource/pt-sans/files/pt-sans';
/** The typeface comes in parts, one for each range of characters. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;

/** Font to embed, and the characters that it has. */
export interface PrintFont {
  readonly name: string;
  readonly regular: Buffer;
  /** Undefined for a font with a single weight. */
  readonly bold: Buffer | undefined;
  has(codePoint: number): boolean;
}

export interface Run {
  readonly font: PrintFont;
  readonly text: string;
}

/** @throws Error if the font file cannot be read or is no font */
export async function openFonts(fontFile: string | undefined): Promise<readonly PrintFont[]> {
  const { resolve } = createRequire(import.meta.url);
  const parts = PARTS.map((part) => ({
    name: part,
    regular: resolve(`${FILES}-${part}-400-normal.woff`),
    bold: resolve(`${FILES}-${part}-700-normal.woff`),
  }));
  const own = fontFile === undefined ? [] : [{ name: 'own', regular: fontFile, bold: undefined }];
  return Promise.all([...parts, ...own].map(openFont));
}

async function openFont({
  name,
  regular: file,
  bold,
}: {
  readonly name: string;
  readonly regular: string;
  readonly bold: string | undefined;
}): Promise<PrintFont> {
  const regular = await readFile(file);
  const opened = fontkit.create(regular);
  const font = 'fonts' in opened ? opened.fonts[0] : opened;
  if (font === undefined) throw new Error(`${file} has no font`);
  return {
    name,
    regular,
    bold: bold === undefined ? undefined : await readFile(bold),
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  };
}

/** Splits a text into runs by font; a run continues while its font has the characters. */
export function runsOf(text: string, fonts: readonly PrintFont[]): readonly Run[] {
  const runs: { font: PrintFont; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.has(codePoint) === true) last.text += character;
    else {
      const font = fonts.find((one) => one.has(codePoint));
      if (font !== undefined) runs.push({ font, text: character });
    }
  }
  return runs;
}

/** Returns the characters that no font has, each once. */
export function missingIn(texts: readonly string[], fonts: readonly PrintFont[]): string {
  const all = new Set(Array.from(texts.join('')).filter((character) => !/\s/.test(character)));
  return [...all].filter((character) => !fonts.some((font) => font.has(character.codePointAt(0) ?? 0))).join('');
}
