import { describe, expect, it } from 'vitest';
import brands from '../../../adapters/demo/data/brands.json';
import categories from '../../../adapters/demo/data/categories.json';
import fabrics from '../../../adapters/demo/data/fabrics.json';
import kits from '../../../adapters/demo/data/kits.json';
import { readData } from '../../../adapters/demo/data/read-data';
import * as schemas from '../../../adapters/demo/data/schemas';
import styles from '../../../adapters/demo/data/styles.json';

describe('a data file of the demo', () => {
  it('is refused with an unknown member', () => {
    const norrland = { ...brands.norrland, colour: 'pine' };
    expect(() => readData('brands', schemas.brands, { ...brands, norrland })).toThrow(
      'brands.json norrland: unknown colour',
    );
  });

  it('is refused without one of the languages', () => {
    const jersey = { ...fabrics.jersey, text: fabrics.jersey.text.slice(0, 4) };
    expect(() => readData('fabrics', schemas.fabrics, { ...fabrics, jersey })).toThrow('fabrics.json jersey.text');
  });

  it('is refused without a brand', () => {
    const { ostra: _ostra, ...others } = brands;
    expect(() => readData('brands', schemas.brands, others)).toThrow('brands.json ostra: invalid_type');
  });

  it('is refused with a colour or care that nobody knows', () => {
    const kestrel = { ...brands.kestrel, palette: ['black', 'maroon'] };
    expect(() => readData('brands', schemas.brands, { ...brands, kestrel })).toThrow(
      'brands.json kestrel.palette.1: invalid_value "maroon"',
    );
    const jersey = { ...fabrics.jersey, care: 'boil' };
    expect(() => readData('fabrics', schemas.fabrics, { ...fabrics, jersey })).toThrow(
      'fabrics.json jersey.care: invalid_value "boil"',
    );
  });

  it('is refused with a category whose parent is unknown or comes later', () => {
    const paths = [...categories.paths, 'men/hats/caps'];
    expect(() => readData('categories', schemas.categories, { ...categories, paths })).toThrow(
      'categories.json paths: a category stands before its parent',
    );
  });

  it('is refused with a part, fabric, section, brand or option that no other file has', () => {
    const [kit] = kits;
    const places = [{ title: kit?.places[0]?.title, choices: ['basketball-9'] }];
    expect(() => readData('kits', schemas.kits, [{ ...kit, places }])).toThrow(
      'kits.json 0.places.0.choices.0: invalid_value "basketball-9"',
    );
    const wrong = { fabrics: ['tin'], section: 'crowns', makers: { acme: 'm' }, options: ['laser'] };
    expect(() => readData('styles', schemas.styles, [{ ...styles[0], ...wrong }])).toThrow(
      [
        'styles.json 0.options.0: invalid_value "laser"',
        'styles.json 0.section: invalid_value "crowns"',
        'styles.json 0.fabrics.0: invalid_value "tin"',
        'styles.json 0.makers: unknown acme',
      ].join('\n'),
    );
  });
});
