import type { IOptions } from 'sanitize-html';

/** Drawing elements only: no scripts, external resources, links, animation, HTML or styles. */
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
  nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript', 'iframe'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  nestingLimit: 30,
};

const ELSEWHERE = /\surl\((?!#)/i;

/** Sanitizes an SVG logo; undefined if nothing drawable remains. The sanitizer loads lazily. */
export async function cleanSvg(markup: string): Promise<string | undefined> {
  const { default: sanitize } = await import('sanitize-html');
  const cleaned = sanitize(markup, OPTIONS).trim();
  const isDrawing = cleaned.startsWith('<svg') && cleaned.endsWith('</svg>');
  return isDrawing && !ELSEWHERE.test(cleaned.replaceAll('"', ' ')) ? cleaned : undefined;
}

export async function withCleanLogo<T extends object>(block: T): Promise<T> {
  const json: unknown = 'json' in block ? block.json : undefined;
  if (typeof json !== 'object' || json === null || !('svg_logo_xml' in json)) return block;
  const { svg_logo_xml: logo, ...rest } = json;
  const cleaned = typeof logo === 'string' && logo !== '' ? await cleanSvg(logo) : undefined;
  return { ...block, json: cleaned === undefined ? rest : { ...rest, svg_logo_xml: cleaned } };
}
