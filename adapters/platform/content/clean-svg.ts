import type { IOptions } from 'sanitize-html';

/** Elements that draw. Nothing that acts, loads, links, moves or holds HTML, and no styles. */
const TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'title', 'desc', 'defs'];
const GRADIENTS = ['linearGradient', 'radialGradient', 'stop', 'clipPath'];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'role', 'aria-label', 'aria-hidden', 'id'],
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'points', 'transform', 'opacity'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'gradientUnits', 'gradientTransform', 'offset'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity', 'stop-color', 'stop-opacity'],
];
const OPTIONS: IOptions = {
  allowedTags: [...TAGS, ...GRADIENTS],
  allowedAttributes: { '*': ATTRIBUTES },
  // Text outside a title is no part of a drawing, and neither is what stands in an element that is left out.
  nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript', 'iframe'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nestingLimit: 30,
};

/** A fill may name a gradient of the same drawing, and nothing elsewhere. */
const ELSEWHERE = /\surl\((?!#)/i;

/**
 * The drawing without what acts or loads (A §3, svg_logo_xml); undefined where nothing is left that is one. Its cleaner is loaded when
 * the first shop has such a logo.
 */
export async function cleanSvg(markup: string): Promise<string | undefined> {
  const { default: sanitize } = await import('sanitize-html');
  const cleaned = sanitize(markup, OPTIONS).trim();
  const isDrawing = cleaned.startsWith('<svg') && cleaned.endsWith('</svg>');
  return isDrawing && !ELSEWHERE.test(cleaned.replaceAll('"', ' ')) ? cleaned : undefined;
}

/** The block of settings with its logo cleaned; one that is no drawing is left out. */
export async function withCleanLogo<T extends object>(block: T): Promise<T> {
  const json: unknown = 'json' in block ? block.json : undefined;
  if (typeof json !== 'object' || json === null || !('svg_logo_xml' in json)) return block;
  const { svg_logo_xml: logo, ...rest } = json;
  const cleaned = typeof logo === 'string' && logo !== '' ? await cleanSvg(logo) : undefined;
  return { ...block, json: cleaned === undefined ? rest : { ...rest, svg_logo_xml: cleaned } };
}
