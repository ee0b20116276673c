import type { SiteSettings } from '../../../core/shopper';

export interface Logo {
  readonly src: string;
  /** Aspect ratio; set for shapes only. */
  readonly shape?: number | undefined;
}

const RATIO = /viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)/;

/** Prefers inline markup, then SVG, then bitmap. Markup is shown as an image only, so that it cannot run scripts. */
export function logoOf(
  settings: Pick<SiteSettings, 'svg_logo_xml' | 'svg_logo' | 'png_logo'> | null,
): Logo | undefined {
  const markup = settings?.svg_logo_xml?.trim() ?? '';
  if (markup.startsWith('<svg')) {
    const [, width, height] = RATIO.exec(markup) ?? [];
    const ratio = Number(width) / Number(height);
    // `currentColor` does not work in images, so draw it as a shape.
    const isShape = markup.includes('currentColor') && Number.isFinite(ratio);
    return { src: `data:image/svg+xml,${encodeURIComponent(markup)}`, ...(isShape && { shape: ratio }) };
  }
  const src = [settings?.svg_logo, settings?.png_logo].find((path) => path !== undefined && path.trim() !== '');
  return src === undefined ? undefined : { src };
}
