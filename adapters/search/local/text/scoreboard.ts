import { IMPACT_SCALE } from './postings';
import type { Postings } from './postings';
import type { QueryWord } from './understand';

export class Scoreboard {
  readonly scores: Float32Array;
  readonly matched: Uint8Array;
  private readonly stamps: Uint32Array;
  private readonly best: Float32Array;
  private stamp = 0;

  constructor(
    private readonly postings: Postings,
    private readonly products: number,
    private readonly highestBoost: number,
  ) {
    this.scores = new Float32Array(products);
    this.matched = new Uint8Array(products);
    this.stamps = new Uint32Array(products);
    this.best = new Float32Array(products);
  }

  fill(words: readonly QueryWord[]): number {
    this.scores.fill(0);
    this.matched.fill(0);
    return words.reduce((sum, word) => sum + this.add(word), 0);
  }

  /** Only the best candidate per product counts. */
  private add({ candidates }: QueryWord): number {
    const { offsets, products, impacts } = this.postings;
    let frequency = 0;
    for (const { term } of candidates) frequency += (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
    const often = Math.min(this.products, frequency);
    const rarity = Math.log(1 + (this.products - often + 0.5) / (often + 0.5));
    this.stamp += 1;
    for (const { term, weight } of candidates) {
      const factor = (rarity * weight) / IMPACT_SCALE;
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) {
        const product = products[at] ?? 0;
        const score = factor * (impacts[at] ?? 0);
        if (this.stamps[product] !== this.stamp) {
          this.stamps[product] = this.stamp;
          this.matched[product] = (this.matched[product] ?? 0) + 1;
          this.best[product] = 0;
        }
        const better = score - (this.best[product] ?? 0);
        if (better <= 0) continue;
        this.best[product] = score;
        this.scores[product] = (this.scores[product] ?? 0) + better;
      }
    }
    return candidates.length === 0 ? 0 : rarity * this.highestBoost;
  }
}
