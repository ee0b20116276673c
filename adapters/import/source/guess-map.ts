import {
  IMPORT_FIELDS,
  IMPORT_FIELD_NAMES,
  type ImportField,
  type ImportMap,
} from '../../../core/contract/staff/import-map';

const WORDS: Readonly<Record<ImportField, RegExp>> = {
  sku: /^(?:sku|art(?:ikel)?(?:nr|nummer|no)|item(?:no|number|code)|product(?:code|id|no)|code|артикул|код|货号|商品编码)$/u,
  name: /^(?:(?:product|item|artikel)?(?:name|title)|bezeichnung|artikelbezeichnung|titel|название|наименование|назва|найменування|名称|商品名称|品名)$/u,
  price:
    /^(?:(?:regular|list|retail|unit|sale)?price(?:usd|eur|gbp)?|(?:vk)?preis(?:brutto)?|vk(?:brutto)?|uvp|цена|ціна|价格|单价|售价)$/u,
  special_price:
    /^(?:special(?:price)?|saleprice|discountprice|sonderpreis|angebotspreis|aktionspreis|ценасоскидкой|акційнаціна|акционнаяцена|特价|促销价)$/u,
  cost: /^(?:(?:unit|purchase|item|net)?cost(?:price|of?goods|peritem)?|purchaseprice|ek(?:preis)?(?:netto)?|einkaufspreis(?:netto)?|wareneinsatz|себестоимость|закупочнаяцена|закупка|собівартість|закупівельнаціна|成本价?|进价|采购价)$/u,
  special_from_date:
    /^(?:(?:special|sale|discount|offer)(?:price)?(?:from|start|starts|startdate|fromdate|begin)(?:date)?|(?:date)?salepricestarts?|(?:sonder|angebots|aktions)preis(?:von|ab)|акция(?:с|от)|датаначалаакции|акціяз|促销开始(?:日期|时间)?)$/u,
  special_to_date:
    /^(?:(?:special|sale|discount|offer)(?:price)?(?:to|until|end|ends|enddate|todate)(?:date)?|(?:date)?salepriceends?|(?:sonder|angebots|aktions)preisbis|акция(?:по|до)|датаокончанияакции|акціядо|促销结束(?:日期|时间)?)$/u,
  tax_class:
    /^(?:(?:product|variant)?(?:tax|vat)(?:class|code|category|rate|rules?|group|classid|classname|rulesid|percent)?(?:id)?|(?:steuer|mwst|ust)(?:klasse|satz|schlüssel|gruppe)?|налог(?:овыйкласс)?|ставкандс|ндс|податок|ставкапдв|пдв|税类|税率|税种)$/u,
  enabled:
    /^(?:(?:is)?(?:active|enabled|published|visible|online|forsale)(?:01)?|(?:product)?status|productonline|published(?:ononlinestore)?|aktiv|veröffentlicht|sichtbar|freigegeben|активен|активный|опубликован|включен|включён|активний|опубліковано|увімкнено|上架|启用|是否上架|状态|статус)$/u,
  visibility: /^(?:(?:catalog)?visibility(?:incatalog)?|sichtbarkeit|видимость|видимість|可见性)$/u,
  weight:
    /^(?:(?:product|item|shipping|variant|net|gross)?weight(?:kg|g|lbs?|oz)?|(?:variant)?grams|(?:artikel|versand|brutto|netto)?gewicht(?:kg|g|ing|inkg)?|вес(?:кг|г)?|вага(?:кг|г)?|重量(?:kg|g)?)$/u,
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

/** Guesses a column mapping from the header for a user to confirm. Pure. */
export function guessMap(columns: readonly string[], rows: readonly (readonly string[])[]): ImportMap {
  const taken = new Set<ImportField>();
  const guessed = columns.flatMap((column) => {
    const field = IMPORT_FIELD_NAMES.find(
      (name) => !(taken.has(name) && !IMPORT_FIELDS[name].many) && looksLike(column, name),
    );
    if (field === undefined) return [];
    taken.add(field);
    return [{ column, field }];
  });
  const priced = columns.indexOf(guessed.find(({ field }) => field === 'price')?.column ?? '');
  const isComma = rows.some((cells) => /,\d{1,2}(?!\d)/u.test(cells[priced] ?? ''));
  return { columns: guessed, decimal: isComma ? 'comma' : 'point' };
}

export function looksLike(column: string, field: ImportField): boolean {
  return WORDS[field].test(column.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** Fields that affect selling; a matching column is never ignored silently. */
export const SELLING_FIELDS = [
  'enabled', 'visibility', 'tax_class', 'special_price', 'special_from_date', 'special_to_date', 'weight',
] as const satisfies readonly ImportField[]; // prettier-ignore
export type SellingField = (typeof SELLING_FIELDS)[number];
