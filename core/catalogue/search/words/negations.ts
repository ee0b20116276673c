import type { WordsByLanguage } from '../shop-words';

export const NEGATIONS: WordsByLanguage = {
  en: ['not', 'without', 'without any', 'except', 'except for', 'excluding', 'but not', 'other than', 'but no', 'with no', 'no'],
  de: ['ohne', 'nicht', 'kein', 'keine', 'keinen', 'keiner', 'keines', 'außer', 'ausser', 'aber nicht', 'aber ohne', 'aber kein', 'aber keine'],
  ru: ['без', 'не', 'кроме', 'но не', 'но без', 'только не'],
  uk: ['без', 'не', 'крім', 'окрім', 'але не', 'але без', 'тільки не'],
  zh: ['不要', '不是', '不含', '不带', '没有', '除了'],
}; // prettier-ignore

/** Too common to exclude arbitrary words: "no hood", but "no show socks". */
export const WEAK_NEGATIONS: ReadonlySet<string> = new Set(['no', 'не', 'nicht']);

export const GARMENT_PARTS: WordsByLanguage = {
  en: ['hood', 'hoods', 'sleeve', 'sleeves', 'zip', 'zips', 'zipper', 'zippers', 'button', 'buttons', 'pocket', 'pockets', 'collar', 'lace', 'laces', 'logo', 'logos', 'print', 'prints', 'pattern', 'stripe', 'stripes', 'strap', 'straps', 'heel', 'heels', 'belt', 'lining', 'fringe', 'fringes', 'fur', 'hole', 'holes', 'flowers', 'fleece', 'padding'],
  de: ['kapuze', 'kapuzen', 'ärmel', 'aermel', 'reißverschluss', 'reissverschluss', 'knöpfe', 'knopf', 'tasche', 'taschen', 'kragen', 'logo', 'logos', 'muster', 'druck', 'aufdruck', 'print', 'streifen', 'träger', 'schnürsenkel', 'absatz', 'gürtel', 'futter', 'fransen', 'pelz', 'fell', 'löcher', 'bügel'],
  ru: ['капюшон', 'капюшона', 'рукавов', 'рукава', 'молнии', 'молния', 'пуговиц', 'карманов', 'кармана', 'воротника', 'логотипа', 'принта', 'рисунка', 'узора', 'полосок', 'бретелей', 'шнурков', 'каблука', 'пояса', 'подкладки', 'бахромы', 'меха'],
  uk: ['капюшон', 'капюшона', 'рукавів', 'рукава', 'блискавки', 'блискавка', 'ґудзиків', 'гудзиків', 'кишень', 'коміра', 'логотипа', 'принта', 'малюнка', 'візерунка', 'смужок', 'бретелей', 'шнурків', 'підборів', 'пояса', 'підкладки', 'бахроми', 'хутра'],
  zh: ['帽子', '连帽', '兜帽', '袖子', '拉链', '纽扣', '口袋', '领子', '标志', '印花', '图案', '条纹', '肩带', '鞋带', '鞋跟', '里衬', '毛领'],
}; // prettier-ignore
