import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conceptPictures } from '../../scripts/docs/concept-pictures';
import { svgTable } from '../../scripts/docs/svg-table';

const FOLDER = 'docs/pictures/concepts';
const pictures = [...conceptPictures()];

describe('the pictures of the concepts', () => {
  it.each(pictures)('show what the code returns today: %s', (name, picture) => {
    const file = join(FOLDER, `${name}.svg`);
    const drawn = svgTable(picture);
    if (process.env['VITRINE_WRITE'] === '1') writeFileSync(file, drawn);
    expect(readFileSync(file, 'utf8')).toBe(drawn);
    expect(picture.rows.length).toBeGreaterThan(3);
    for (const row of picture.rows) expect(row.length).toBe(picture.heads.length);
  });

  it('are all shown on a page, and there are no others', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(pictures.map(([name]) => `${name}.svg`).toSorted());
    const text = readdirSync('docs/concepts')
      .map((page) => readFileSync(join('docs/concepts', page), 'utf8'))
      .join('');
    for (const [name] of pictures) expect(text).toContain(`concepts/${name}.svg)`);
  });
});
