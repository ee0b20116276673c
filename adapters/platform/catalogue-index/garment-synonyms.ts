/**
 * Names of the same garment, by language; single words as people write them. Only words that a shop may well use for one
 * another stand together: a listing for one of them shows the others too, after those that say it literally.
 */
export const GARMENT_SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['tee', 'tshirt'],
    ['trousers', 'pants'],
    ['sneakers', 'trainers'],
    ['sweater', 'jumper', 'pullover'],
    ['joggers', 'sweatpants'],
    ['backpack', 'rucksack'],
    ['handbag', 'purse'],
    ['gilet', 'bodywarmer'],
    ['raincoat', 'mac'],
    ['grey', 'gray'],
    ['jewelry', 'jewellery'],
    ['pyjamas', 'pajamas'],
    ['racket', 'racquet'],
  ],
  de: [
    ['tshirt', 'tee'],
    ['sneaker', 'turnschuhe'],
    ['pullover', 'pulli', 'sweater'],
    ['kapuzenpullover', 'kapuzenpulli', 'hoodie'],
    ['rucksack', 'backpack'],
    ['jogginghose', 'sweatpants'],
  ],
  ru: [
    ['худи', 'толстовка'],
    ['брюки', 'штаны'],
    ['свитер', 'джемпер', 'пуловер'],
    ['легинсы', 'леггинсы'],
  ],
  uk: [
    ['худі', 'толстовка'],
    ['штани', 'брюки'],
    ['светр', 'джемпер', 'пуловер'],
    ['легінси', 'лосини'],
  ],
};
