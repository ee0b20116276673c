import type { WordsByLanguage } from '../shop-words';

/** Words for imitations; results exclude the listed materials. */
interface Imitation {
  /** Keys of the excluded materials. */
  readonly without: readonly string[];
  /** True if the words name an imitation material; without a product type nothing matches. */
  readonly isMaterial: boolean;
  readonly words: WordsByLanguage;
}

export const IMITATIONS: readonly Imitation[] = [
  {
    without: ['leather', 'suede'],
    isMaterial: true,
    words: {
      en: ['faux leather', 'vegan leather', 'fake leather', 'imitation leather', 'artificial leather', 'synthetic leather', 'pu leather', 'leatherette', 'pleather', 'faux suede', 'vegan suede'],
      de: ['kunstleder', 'lederimitat', 'veganes leder', 'veganem leder', 'veganleder', 'wildlederimitat'],
      ru: ['экокожа', 'эко кожа', 'искусственная кожа', 'кожзам', 'кожзаменитель', 'дерматин', 'веганская кожа', 'искусственная замша'],
      uk: ['екошкіра', 'еко шкіра', 'штучна шкіра', 'шкірозамінник', 'дерматин', 'веганська шкіра', 'штучна замша'],
      zh: ['人造革', '人造皮', '人造皮革', '仿皮', '素皮', 'pu皮', '合成革', '纯素皮革', '人造麂皮'],
    },
  },
  {
    without: ['leather', 'suede', 'wool', 'merino', 'cashmere', 'silk', 'down'],
    isMaterial: false,
    words: {
      en: ['vegan', 'animal free', 'without animal products'],
      de: ['vegan', 'vegane', 'veganer', 'veganes', 'veganen', 'tierfrei', 'ohne tierische materialien'],
      ru: ['веган', 'веганский', 'веганская', 'веганское', 'веганские', 'веганскую', 'для веганов'],
      uk: ['веган', 'веганський', 'веганська', 'веганське', 'веганські', 'веганську', 'для веганів'],
      zh: ['纯素', '素食主义', '无动物成分'],
    },
  },
]; // prettier-ignore
