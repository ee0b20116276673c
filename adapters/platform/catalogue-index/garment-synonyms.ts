/**
 * Names of the same garment, by language; single words as people write them. Only words that a shop may well use for one
 * another stand together: a listing for one of them shows the others too, after those that say it literally.
 */
export const GARMENT_SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['kids', 'children'],
    ['women', 'ladies'],
    ['men', 'gents'],
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
    ['damen', 'frauen'],
    ['herren', 'männer'],
    ['kinder', 'kids'],
    ['tshirt', 'tee'],
    ['sneaker', 'turnschuhe'],
    ['pullover', 'pulli', 'sweater'],
    ['kapuzenpullover', 'kapuzenpulli', 'hoodie'],
    ['rucksack', 'backpack'],
    ['jogginghose', 'sweatpants'],
  ],
  ru: [
    ['женский', 'женщины'],
    ['мужской', 'мужчины'],
    ['детский', 'дети'],
    ['худи', 'толстовка'],
    ['брюки', 'штаны'],
    ['свитер', 'джемпер', 'пуловер'],
    ['легинсы', 'леггинсы'],
  ],
  uk: [
    ['жіночий', 'жінки'],
    ['чоловічий', 'чоловіки'],
    ['дитячий', 'діти'],
    ['худі', 'толстовка'],
    ['штани', 'брюки'],
    ['светр', 'джемпер', 'пуловер'],
    ['легінси', 'лосини'],
  ],
  zh: [
    ['女士', '女装', '女式'],
    ['男士', '男装', '男式'],
    ['儿童', '童装'],
  ],
};
