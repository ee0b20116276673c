import { IMPORT_FIELDS, IMPORT_FIELD_NAMES, type ImportField, type ImportMap } from '../../../core/contract/import-map';

/** What columns are called in the five languages of the shop, folded: without case, signs and spaces. What stands first wins. */
const WORDS: Readonly<Record<ImportField, RegExp>> = {
  sku: /^(?:sku|art(?:ikel)?(?:nr|nummer|no)|item(?:no|number|code)|product(?:code|id|no)|code|артикул|код|货号|商品编码)$/u,
  name: /^(?:(?:product|item|artikel)?(?:name|title)|bezeichnung|artikelbezeichnung|titel|название|наименование|назва|найменування|名称|商品名称|品名)$/u,
  price:
    /^(?:(?:regular|list|retail|unit|sale)?price(?:usd|eur|gbp)?|(?:vk)?preis(?:brutto)?|vk(?:brutto)?|uvp|цена|ціна|价格|单价|售价)$/u,
  special_price:
    /^(?:special(?:price)?|saleprice|discountprice|sonderpreis|angebotspreis|aktionspreis|ценасоскидкой|акційнаціна|акционнаяцена|特价|促销价)$/u,
  stock:
    /^(?:stock|qty|quantity|inventory|onhand|bestand|lagerbestand|lager|menge|anzahl|остаток|количество|залишок|кількість|库存|数量)$/u,
  group:
    /^(?:group|style(?:no|code|number)?|parent(?:sku)?|model(?:no|code)?|modell(?:nr|nummer)?|gruppe|модель|группа|група|款号)$/u,
  color: /^(?:colou?r|colou?rname|farbe|цвет|колір|颜色)$/u,
  size: /^(?:size|größe|groesse|grosse|konfektionsgröße|размер|розмір|尺码|尺寸)$/u,
  option: /^(?:fit|cup|width|weite|passform|посадка)$/u,
  category:
    /^(?:(?:main|sub)?category(?:\d|path)?|categories|(?:haupt|unter|waren)?(?:kategorie|gruppe)|warengruppe|категория|подкатегория|категорія|підкатегорія|分类|类别)$/u,
  picture:
    /^(?:(?:main)?(?:image|picture|photo|foto|bild)(?:s|er)?(?:url|link)?\d*|(?:image|bild|photo)\d+(?:url)?|фото\d*|изображение\d*|зображення\d*|图片\d*)$/u,
  description:
    /^(?:(?:long|product)?description|(?:lang|artikel|produkt)?(?:beschreibung|text)|описание|опис|描述|商品描述)$/u,
  short_description: /^(?:short(?:description|text)|kurz(?:beschreibung|text)|краткоеописание|короткийопис|简介)$/u,
  brand: /^(?:brand|marke|hersteller|manufacturer|vendor|бренд|производитель|виробник|品牌)$/u,
  gtin: /^(?:gtin|ean(?:13|code)?|upc|barcode|штрихкод|条码)$/u,
  url_key: /^(?:url(?:key)?|slug|handle|link)$/u,
  attribute:
    /^(?:material|gender|geschlecht|season|saison|composition|материал|матеріал|состав|склад|сезон|пол|стать|材质|性别|季节)$/u,
};

/**
 * What the columns of a table probably are, by what they are called: a first answer for a form that somebody looks at. Each field that is one
 * column's is given to the first that fits. Pure.
 */
export function guessMap(columns: readonly string[], rows: readonly (readonly string[])[]): ImportMap {
  const taken = new Set<ImportField>();
  const guessed = columns.flatMap((column) => {
    const folded = column.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const field = IMPORT_FIELD_NAMES.find(
      (name) => !(taken.has(name) && !IMPORT_FIELDS[name].many) && WORDS[name].test(folded),
    );
    if (field === undefined) return [];
    taken.add(field);
    return [{ column, field }];
  });
  const priced = columns.indexOf(guessed.find(({ field }) => field === 'price')?.column ?? '');
  const isComma = rows.some((cells) => /,\d{1,2}(?!\d)/u.test(cells[priced] ?? ''));
  return { columns: guessed, decimal: isComma ? 'comma' : 'point' };
}
