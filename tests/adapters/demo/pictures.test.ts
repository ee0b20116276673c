import { describe, expect, it } from 'vitest';
import { drawGarment, parseDrawingPath, parsePicturePath } from '../../../adapters/demo/drawings';
import { siteSettings } from '../../../core/contract/content/content';
import { demoShop, productsOf, repeated, valuesOf } from './demo-shop';

const shop = await demoShop();
const products = productsOf(shop);
const nameOf = (path: string | undefined) => (path ?? '').replace(/^\/garment\//, '');
const specsOf = (path: string | undefined) => parsePicturePath(nameOf(path));
const specOf = (path: string | undefined) => parseDrawingPath(nameOf(path));

describe('pictures of the demo shop', () => {
  it('are valid drawings: of products, variants, categories and slides', () => {
    const settings = siteSettings.parse(shop.blocks.get('cms_settings')?.blocks.en.json);
    const paths = [
      ...products.flatMap((product) => [product.image, product.thumbnail]),
      ...products.flatMap((product) => product.media_gallery?.map(({ image }) => image) ?? []),
      ...products.flatMap((product) => product.configurable_children?.map(({ image }) => image) ?? []),
      ...[...shop.categories.values()]
        .filter(({ category }) => category.level > 1)
        .map(({ category }) => category.image),
      ...(settings.sliders ?? []).map(({ image }) => image),
    ];
    expect(paths.filter((path) => specsOf(path) === undefined || !path?.startsWith('/garment/'))).toEqual([]);
  });

  it('show front, use, back and cloth of each colour of a garment', () => {
    for (const product of products.filter(({ type_id: type }) => type === 'configurable')) {
      const pictures = (product.media_gallery ?? []).filter(({ video }) => video === undefined);
      const shown = pictures.map(({ image, shows }) => `${shows?.color ?? '-'} ${specOf(image)?.view ?? '?'}`);
      const colours = Array.isArray(product.color) ? product.color.map(String) : [];
      const names = colours.length === 1 ? ['-'] : colours;
      expect(shown, product.sku).toEqual(
        names.flatMap((name) => ['front', 'worn', 'back', 'fabric'].map((view) => `${name} ${view}`)),
      );
    }
  });

  it('include a video if rain runs off, with a drawing for its first frame', () => {
    const films = products.flatMap((product) =>
      (product.media_gallery ?? []).filter(({ video }) => video).map((entry) => ({ entry, product })),
    );
    expect(films.length).toBeGreaterThan(0);
    for (const { entry, product } of films) {
      expect(product.media_gallery?.at(-1), product.sku).toBe(entry);
      expect(entry.video?.url).toBe('/film/rain.webm');
      expect(['nylon', 'ripstop']).toContain(specOf(entry.image)?.fabric);
    }
  });

  it('show each variant in its own colour', () => {
    const swatches = new Map(
      shop.attributesByCode.get('color')?.attribute.options.map(({ value, swatch }) => [value, swatch]),
    );
    for (const child of products.flatMap((product) => product.configurable_children ?? [])) {
      const colour = child.custom_attributes.find(({ attribute_code: code }) => code === 'color')?.value;
      expect(specOf(child.image)?.color, child.sku).toBe(swatches.get(String(colour)));
    }
  });

  it('show sets and kits first as sold: each item in its quantity, and no optional extras', () => {
    const sets = products.filter(({ type_id: type }) => type === 'grouped' || type === 'bundle');
    expect(sets.length).toBeGreaterThan(20);
    for (const set of sets) {
      const chosen = (set.bundle_options ?? []).flatMap(({ product_links: links }) =>
        links.filter(({ is_default: isDefault }) => isDefault),
      );
      const sold = [...(set.product_links ?? []), ...chosen].flatMap(({ image, qty }) =>
        Array.from({ length: qty ?? 1 }, () => specOf(image)),
      );
      expect(set.media_gallery?.[0]?.image, set.sku).toBe(set.image);
      expect(specsOf(set.image), set.sku).toEqual(sold);
    }
    expect(repeated(sets.map(({ image }) => image))).toEqual([]);
  });

  it('show each part of a set and of a kit by itself after that', () => {
    for (const set of products.filter(({ type_id: type }) => type === 'grouped' || type === 'bundle')) {
      const parts = [
        ...(set.product_links ?? []),
        ...(set.bundle_options ?? []).flatMap(({ product_links: links }) => links.slice(0, 1)),
      ];
      const shown = (set.media_gallery ?? []).slice(1).map(({ image }) => image);
      expect(shown, set.sku).toEqual(parts.map(({ image }) => image));
    }
  });

  it('draw children’s garments in children’s proportions', () => {
    const small = products.filter(
      (p) => p.type_id === 'configurable' && Array.isArray(p.gender) && p.gender.includes('children'),
    );
    expect(small.length).toBeGreaterThan(60);
    expect(small.filter((product) => specOf(product.image)?.kids !== true)).toEqual([]);
  });

  it('show each service as work, on a background of its own', () => {
    const groundOf = (path: string | undefined) =>
      specsOf(path)?.map((spec) => /id="bg".*?<\/radialGradient>/.exec(drawGarment({ ...spec, seed: 1 }))?.[0])[0];
    const [services, others] = [true, false].map((wanted) =>
      products.filter(({ ptype }) => (ptype === 'service') === wanted).map(({ image }) => groundOf(image)),
    );
    expect(services?.length).toBe(6);
    expect(new Set(services).size).toBe(1);
    expect(others).not.toContain(services?.[0]);
  });

  it('print the title of each book and plan, and of nothing else', () => {
    const downloads = products.filter(({ type_id: type }) => type === 'downloadable');
    const titles = downloads.map(({ image }) => specOf(image)?.title);
    expect(titles).not.toContain(undefined);
    expect(repeated(titles)).toEqual([]);
    expect(repeated(downloads.map(({ image }) => image))).toEqual([]);
  });

  it('show products from one yarn lot in one colour, which matches their name', () => {
    const sets = products.filter(({ description = '' }) => /one yarn lot/.test(description));
    expect(sets.length).toBe(4);
    for (const set of sets) {
      expect(new Set(specsOf(set.image)?.map(({ color }) => color)).size, set.name).toBe(1);
      expect(set.name.toLowerCase().endsWith(` ${valuesOf(set.color).join(' ')}`), set.name).toBe(true);
    }
  });

  it('show all tennis balls in one yellow', () => {
    const tubes = products.flatMap(({ image }) => (specsOf(image) ?? []).filter(({ cut }) => cut === 'tennis-balls'));
    expect(new Set(tubes.map(({ color }) => color)).size).toBe(1);
  });

  it('distinguish the accent from the cloth', () => {
    for (const spec of products.flatMap(({ image }) => specsOf(image) ?? [])) {
      expect(spec.accent).not.toBe(spec.color);
    }
  });
});
