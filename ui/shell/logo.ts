import type { SiteSettings } from '../../core';

/** How the logo is drawn: a picture, or a shape in the colour of the words around it. */
export interface Logo {
  readonly src: string;
  /** Width for a height of one; set for a shape. */
  readonly shape?: number | undefined;
}

const RATIO = /viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)/;

/**
 * The shop's logo (A §2.3): drawn markup before a drawing's file before a painted one. A setting that a merchant has emptied names
 * none. Markup is never put into the page: a picture runs no code, whatever is in it.
 */
export function logoOf(
  settings: Pick<SiteSettings, 'svg_logo_xml' | 'svg_logo' | 'png_logo'> | null,
): Logo | undefined {
  const markup = settings?.svg_logo_xml?.trim() ?? '';
  if (markup.startsWith('<svg')) {
    const [, width, height] = RATIO.exec(markup) ?? [];
    const ratio = Number(width) / Number(height);
    // What is drawn in 'currentColor' wants the colour of the bar, which a picture does not know.
    const isShape = markup.includes('currentColor') && Number.isFinite(ratio);
    return { src: `data:image/svg+xml,${encodeURIComponent(markup)}`, ...(isShape && { shape: ratio }) };
  }
  const src = [settings?.svg_logo, settings?.png_logo].find((path) => path !== undefined && path.trim() !== '');
  return src === undefined ? undefined : { src };
}
