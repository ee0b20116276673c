import type { DrawingSpec, Fabric } from '../spec/drawing-spec';
import type { Feature } from '../spec/features';
import { chanceOf } from './chance';
import type { Chance } from './chance';
import { lighter } from './colour';
import type { Hex } from './colour';
import { clothOf } from './cloth';
import { extentOfBoth, extentOfPath } from './extent';
import type { Extent } from './extent';
import { FROM_LEFT, reliefFilter, shadowFilters } from './light';
import type { Lean } from './light';
import { compact, lens, mirrored, short, tidy } from './outline';
import { printTile } from './print';
import { weaveTile } from './texture';
import type { Tile } from './texture';
import { tonesOf } from './tones';
import type { Tones } from './tones';

export type Fill = 'main' | 'block' | 'trim' | 'inside' | 'accent' | Hex;

interface PartOptions {
  readonly fill?: Fill;
  /** Degrees by which weave and print lean. */
  readonly turn?: number;
  readonly weave?: Fabric | 'none';
  /** Height above the cloth beneath, 0–1. */
  readonly height?: number;
  /** Casts a shadow on the parts beneath. */
  readonly over?: boolean;
  /** Outline strength; 0 for none. */
  readonly edge?: number;
}

/**
 * Collects one drawing. Parts are painted in order and also added to a height map for lighting; layers of `top`
 * are drawn above the light.
 */
export class Sketch {
  readonly tones: Tones;
  readonly chance: Chance;
  private readonly defs: string[] = [];
  private readonly painted: string[] = [];
  private readonly silhouettes: string[] = [];
  private readonly heights: string[] = [];
  private readonly grooves: string[] = [];
  /** Grouped by strength in steps of 0.05: one path each keeps the file small. */
  private readonly folds = new Map<number, string>();
  private readonly over: string[] = [];
  private readonly known = new Set<string>();
  private readonly floor: string[] = [];
  private readonly shown = new Set<Feature>();
  private covered: Extent | undefined;
  private shapes = 0;
  private lean: Lean = FROM_LEFT;

  constructor(readonly spec: DrawingSpec) {
    this.tones = tonesOf(spec);
    this.chance = chanceOf(spec.cut, spec.seed);
  }

  define(id: string, markup: () => string): string {
    if (!this.known.has(id)) {
      this.known.add(id);
      this.defs.push(markup());
    }
    return id;
  }

  private shape(d: string): string {
    const id = `p${(this.shapes++).toString(36)}`;
    this.defs.push(`<path id="${id}" d="${compact(d)}"/>`);
    return id;
  }

  private pattern(id: string, tile: () => Tile | undefined, turn: number): string | undefined {
    if (!this.known.has(id)) {
      const made = tile();
      if (made === undefined) return undefined;
      this.define(
        id,
        () =>
          `<pattern id="${id}" width="${short(made.width)}" height="${short(made.height)}" patternUnits="userSpaceOnUse">${made.body}</pattern>`,
      );
    }
    if (turn === 0) return id;
    const turned = `${id}${turn < 0 ? 'm' : 'n'}${short(Math.abs(turn)).replace('.', '_')}`;
    return this.define(
      turned,
      () => `<pattern id="${turned}" href="#${id}" patternTransform="rotate(${short(turn)})"/>`,
    );
  }

  /** Records visible features so that product texts can be verified. */
  shows(...features: readonly Feature[]): void {
    for (const feature of features) this.shown.add(feature);
  }

  get features(): ReadonlySet<Feature> {
    return this.shown;
  }

  reach(d: string, wider = 0): void {
    const extent = extentOfPath(d, wider);
    this.covered = this.covered === undefined ? extent : extentOfBoth(this.covered, extent);
  }

  get extent(): Extent {
    return this.covered ?? { x: 200, y: 248, width: 0, height: 0 };
  }

  color(fill: Fill): Hex {
    switch (fill) {
      case 'main':
        return this.tones.base;
      case 'block':
        return this.spec.print === 'colourblock' ? this.tones.accent : this.tones.base;
      case 'trim':
        return this.tones.trim;
      case 'inside':
        return this.tones.inside;
      case 'accent':
        return this.tones.accent;
      default:
        return fill;
    }
  }

  part(d: string, options: PartOptions = {}): void {
    const { fill = 'main', turn = 0, height = 0.58, over = false, edge = 0.5 } = options;
    const weave =
      options.weave ??
      (fill === 'main' || fill === 'block' || fill === 'trim' || fill === 'inside' ? this.spec.fabric : 'none');
    this.reach(d);
    const id = this.shape(d);
    const use = (attributes: string): string => `<use href="#${id}" ${attributes}/>`;
    if (over)
      this.painted.push(use(`fill="${this.tones.shade}" opacity="${this.tones.pale ? '.3' : '.5'}" filter="url(#o)"`));
    this.painted.push(use(`fill="${this.color(fill)}"`));
    if (fill === 'main' || (fill === 'block' && this.spec.print !== 'colourblock')) this.print(use, turn);
    if (weave !== 'none') {
      const woven = this.pattern(`w${weave}`, () => weaveTile(weave, this.tones), turn);
      const faint = this.color(fill) === this.tones.accent ? ' opacity=".45"' : '';
      if (woven !== undefined) this.painted.push(use(`fill="url(#${woven})"${faint}`));
    }
    if (edge > 0)
      this.painted.push(
        use(
          `fill="none" stroke="${fill.startsWith('#') ? lighter(fill, -0.2) : this.tones.seam}" stroke-width=".7" opacity="${short(edge)}"`,
        ),
      );
    this.silhouettes.push(use(''));
    const grey = Math.round(height * 255)
      .toString(16)
      .padStart(2, '0');
    this.heights.push(use(`fill="#${grey}${grey}${grey}"`));
  }

  private print(use: (attributes: string) => string, turn: number): void {
    if (this.spec.print === 'ombre') {
      this.define(
        'om',
        () =>
          `<linearGradient id="om" gradientUnits="userSpaceOnUse" x1="0" y1="130" x2="0" y2="440"><stop stop-color="${this.tones.accent}" stop-opacity="0"/><stop offset="1" stop-color="${this.tones.accent}"/></linearGradient>`,
      );
      this.painted.push(use('fill="url(#om)"'));
      return;
    }
    const printed = this.pattern('pr', () => printTile(this.spec, this.tones, chanceOf('print', this.spec.seed)), turn);
    if (printed !== undefined) this.painted.push(use(`fill="url(#${printed})"`));
  }

  paint(markup: string): void {
    this.painted.push(markup);
  }

  within(d: string, draw: () => void): void {
    const clip = `k${this.shapes++}`;
    this.defs.push(`<clipPath id="${clip}"><path d="${compact(d)}"/></clipPath>`);
    this.painted.push(`<g clip-path="url(#${clip})">`);
    draw();
    this.painted.push('</g>');
  }

  relief(markup: string): void {
    this.grooves.push(markup);
  }

  litFrom(lean: Lean): void {
    this.lean = lean;
  }

  top(markup: string): void {
    this.over.push(markup);
  }

  /** Adds a closed shape to the height map; strength from -1 (hollow) to 1 (raised). */
  bump(d: string, strength: number): void {
    const key = Math.round(strength * 20);
    this.folds.set(key, (this.folds.get(key) ?? '') + compact(d));
  }

  groove(d: string, width: number, strength = -0.4): void {
    const grey = strength > 0 ? 'fff' : '000';
    this.grooves.push(
      `<path d="${compact(d)}" fill="none" stroke="#${grey}" stroke-width="${short(width)}" opacity="${opacity(strength)}"/>`,
    );
  }

  fold(x1: number, y1: number, x2: number, y2: number, bend: number, width: number, strength = 0.32): void {
    this.bump(lens(x1, y1, x2, y2, bend, width), strength);
  }

  both(draw: (flip: (d: string) => string, side: 1 | -1) => void): void {
    draw(tidy, 1);
    draw(mirrored, -1);
  }

  /**
   * Draws a contact shadow for objects that stand; otherwise the silhouette casts the shadow. `touch` is the share of the width in
   * contact with the floor.
   */
  ground(x: number, y: number, rx: number, ry: number, strength = 0.5, touch = 0.92): void {
    const spot = (cx: number, w: number, h: number, alpha: number, filter: string): string =>
      `<ellipse cx="${short(cx)}" cy="${short(y)}" rx="${short(w)}" ry="${short(h)}" opacity="${opacity(alpha)}" filter="url(#${filter})"/>`;
    this.floor.push(
      `<g fill="#241a10">${spot(x + 8, rx * 1.04, ry * 1.5, strength * 0.8, 'S')}${spot(x, rx * touch, ry * 0.42, strength, 'o')}</g>`,
    );
  }

  finish(transform = ''): { readonly defs: string; readonly body: string } {
    const all = (markup: readonly string[]): string => markup.join('');
    const defs = `${reliefFilter(this.tones, clothOf(this.spec.fabric), this.lean)}${shadowFilters()}${all(this.defs)}<clipPath id="s">${all(this.silhouettes)}</clipPath>`;
    const cast = `<g filter="url(#S)" fill="#2c2115" opacity="${this.tones.pale ? '.42' : '.34'}" transform="translate(7 12)">${all(this.silhouettes)}</g>`;
    const bumps = [...this.folds].map(
      ([key, d]) => `<path d="${d}" fill="#${key > 0 ? 'fff' : '000'}" opacity="${opacity(key / 20)}"/>`,
    );
    const haze =
      this.tones.lightness < 0.12 ? `<g fill="${this.tones.glow}" opacity=".07">${all(this.silhouettes)}</g>` : '';
    const light = `<g clip-path="url(#s)"><g filter="url(#R)">${all(this.heights)}${all(bumps)}${all(this.grooves)}</g></g>`;
    const open = transform === '' ? '<g>' : `<g transform="${transform}">`;
    return {
      defs,
      body: `${open}${this.floor.length > 0 ? all(this.floor) : cast}${all(this.painted)}${haze}${light}${all(this.over)}</g>`,
    };
  }
}

function opacity(strength: number): string {
  return String(Math.round(Math.abs(strength) * 100) / 100).replace(/^0\./, '.');
}
