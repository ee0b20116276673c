import type { IndexDocument, IndexVariant } from '../../adapters/platform/ports/catalogue/search';

const ENGLISH = `
MJ-001|Alder Denim Jacket|Jackets|Men, Outerwear, Jackets|Northfell|men|Blue,Black|Rigid twelve ounce denim with copper buttons and two chest pockets.
MJ-002|Harbour Rain Jacket|Jackets|Men, Outerwear, Jackets|Tidewater|men|Navy,Yellow|Waterproof shell with taped seams and a hood that packs into its collar.
WJ-003|Linden Quilted Jacket|Jackets|Women, Outerwear, Jackets|Northfell|women|Olive,Black|Light quilted layer, warm under a coat.
WJ-004|Cropped Leather Biker Jacket|Jackets|Women, Outerwear, Jackets|Maison Brûlée|women|Black|Lamb leather with an asymmetric zip.
MP-010|Polar Down Parka|Parkas|Men, Outerwear, Coats|Northfell|men|Black,Green|A long down coat for minus thirty degrees; pairs with any jacket underneath.
WC-011|Camel Wool Coat|Coats|Women, Outerwear, Coats|Maison Brûlée|women|Camel|Double-faced wool, cut straight, belt included.
MT-020|Everyday T-Shirt|T-Shirts|Men, Tops, T-Shirts|Plainweave|men|White,Black,Grey|Combed cotton jersey tee.
WT-021|Ribbed V-Neck Tee|T-Shirts|Women, Tops, T-Shirts|Plainweave|women|White,Rose|Soft ribbed cotton, short sleeves.
MT-022|Long Sleeve Henley|T-Shirts|Men, Tops|Plainweave|men|Grey|Three-button collar, long sleeves.
MS-030|Oxford Shirt|Shirts|Men, Tops, Shirts|Harrow & Sons|men|White,Blue|Button-down collar, heavy oxford cloth.
MS-031|Checked Flannel Shirt|Shirts|Men, Tops, Shirts|Northfell|men|Red,Green|Brushed on both sides.
WS-032|Silk Blouse|Blouses|Women, Tops, Blouses|Maison Brûlée|women|Ivory,Black|Washed silk with a soft bow.
MH-040|Loop Hoodie|Hoodies|Men, Tops, Hoodies|Plainweave|men|Grey,Navy|Loopback cotton with a lined hood.
WH-041|Fleece Zip Hoodie|Hoodies|Women, Tops, Hoodies|Tidewater|women|Rose,Grey|Recycled fleece, full zip.
MW-042|Crew Sweatshirt|Sweatshirts|Men, Tops, Sweatshirts|Plainweave|men|Navy|Brushed inside.
WK-050|Cable Knit Sweater|Knitwear|Women, Tops, Knitwear|Northfell|women|Ivory,Camel|Chunky cables in lambswool.
MK-051|Merino Cardigan|Knitwear|Men, Tops, Knitwear|Harrow & Sons|men|Charcoal|Fine merino wool.
WD-060|Linen Summer Dress|Dresses|Women, Dresses|Maison Brûlée|women|White,Blue|Airy linen, knee length.
WD-061|Wrap Midi Dress|Dresses|Women, Dresses|Maison Brûlée|women|Green,Red|Viscose crepe that moves.
WD-062|Café Jersey Dress|Dresses|Women, Dresses|Plainweave|women|Brown|Jersey dress with a boat neck.
WR-063|Pleated Skirt|Skirts|Women, Skirts|Maison Brûlée|women|Black,Camel|Knife pleats to below the knee.
MJ-070|501 Straight Jeans|Jeans|Men, Bottoms, Jeans|Northfell|men|Blue,Black|Selvedge denim, button fly.
WJ-071|High-Rise Skinny Jeans|Jeans|Women, Bottoms, Jeans|Northfell|women|Blue|Stretch denim that keeps its shape.
MC-072|Garment-Dyed Chinos|Chinos|Men, Bottoms, Chinos|Harrow & Sons|men|Sand,Navy|Cotton twill trousers.
MC-073|Running Shorts 5 inch|Shorts|Men, Sport, Shorts|Velo|men|Black,Blue|Featherweight woven shorts with a brief.
WL-074|Seamless Leggings|Leggings|Women, Sport, Leggings|Velo|women|Black,Plum|Four-way stretch for running and yoga.
WB-075|High Support Sports Bra|Sports Bras|Women, Sport, Sports Bras|Velo|women|Black,White|Moulded cups, wide straps.
WW-076|Racerback Swimsuit|Swimwear|Women, Sport, Swimwear|Tidewater|women|Navy|Chlorine-proof.
MF-080|Trail Running Shoes|Running Shoes|Men, Shoes, Running Shoes|Velo|men|Black,Orange|Deep lugs for mud.
WF-081|Road Running Shoes|Running Shoes|Women, Shoes, Running Shoes|Velo|women|White,Blue|Cushioned for long distances.
MF-082|White Leather Sneakers|Sneakers|Men, Shoes, Sneakers|Plainweave|men|White|Minimal court shoe.
MF-083|Chelsea Boots|Boots|Men, Shoes, Boots|Harrow & Sons|men|Brown,Black|Goodyear-welted, elastic sides.
WF-084|Suede Ankle Boots|Boots|Women, Shoes, Boots|Maison Brûlée|women|Camel|Stacked heel of six centimetres.
WF-085|Strappy Sandals|Sandals|Women, Shoes, Sandals|Maison Brûlée|women|Gold|Flat sole.
UA-090|Wool Beanie|Beanies|Accessories, Hats|Northfell|unisex|Black,Red|Merino beanie.
UA-091|Six-Panel Baseball Cap|Caps|Accessories, Hats|Velo|unisex|Navy,White|Curved peak.
UA-092|Cashmere Scarf|Scarves|Accessories, Scarves|Harrow & Sons|unisex|Grey,Camel|Two-ply cashmere.
UA-093|Leather Belt|Belts|Accessories, Belts|Harrow & Sons|men|Brown,Black|Vegetable-tanned bridle leather.
UB-094|Commuter Backpack 22L|Backpacks|Accessories, Bags, Backpacks|Tidewater|unisex|Black,Olive|Laptop sleeve, roll top.
UB-095|Canvas Tote Bag|Bags|Accessories, Bags|Plainweave|unisex|Ivory|Heavy canvas.
UB-096|Weekender Duffel Bag|Bags|Accessories, Bags|Harrow & Sons|unisex|Brown|Waxed canvas and leather.
US-097|Ankle Socks 3-Pack|Socks|Accessories, Socks|Velo|unisex|White,Black|Arch support.
BL-098|Match Football|Balls|Sport, Balls|Velo|unisex|White|Thermally bonded panels.
RK-099|Graphite Tennis Racket|Rackets|Sport, Rackets|Velo|unisex|Black|Open string pattern, 300 g.
GC-100|Gift Card|Gift Cards|Gifts|Vitrine|unisex||For whoever cannot decide; a tomato-red envelope included.
`;

const FOREIGN: Readonly<Record<string, string>> = {
  de: `
DE-1|Jeansjacke|Jacken|Herren, Jacken|Northfell|men|Blau|Robuste Jacke aus festem Denim.
DE-2|Lederjacke für Damen|Jacken|Damen, Jacken|Northfell|women|Schwarz|Weiches Lammleder.
DE-3|Übergangsmantel|Mäntel|Damen, Mäntel|Tidewater|women|Beige|Leichter Mantel für kühle Tage.
DE-4|Jogginghose|Hosen|Herren, Hosen|Velo|men|Grau|Bequeme Hose mit Kordelzug.
DE-5|Laufschuhe|Schuhe|Herren, Schuhe|Velo|men|Schwarz|Für die Straße, große Größen.
DE-6|Wanderstiefel|Schuhe|Damen, Schuhe|Velo|women|Braun|Feste Stiefel für die Berge.`,
  ru: `
RU-1|Джинсовая куртка|Куртки|Мужчинам, Куртки|Northfell|men|Синий|Плотный деним.
RU-2|Тёплая зимняя куртка|Куртки|Женщинам, Куртки|Northfell|women|Чёрный|Пуховик до колена.
RU-3|Льняное платье|Платья|Женщинам, Платья|Maison|women|Белый|Лёгкое летнее платье.
RU-4|Беговые кроссовки|Обувь|Мужчинам, Обувь|Velo|men|Чёрный|Для длинных дистанций.
RU-5|Шерстяная шапка|Шапки|Аксессуары|Northfell|unisex|Серый|Мериносовая шерсть.
RU-6|Хлопковая футболка|Футболки|Мужчинам, Футболки|Plainweave|men|Белый|Мягкий хлопок.`,
  uk: `
UK-1|Джинсова куртка|Куртки|Чоловікам, Куртки|Northfell|men|Синій|Щільний денім.
UK-2|Лляна сукня|Сукні|Жінкам, Сукні|Maison|women|Білий|Легка літня сукня.
UK-3|Біла сорочка|Сорочки|Чоловікам, Сорочки|Harrow|men|Білий|Щільна бавовна.
UK-4|Бігові кросівки|Взуття|Чоловікам, Взуття|Velo|men|Чорний|Для довгих дистанцій.`,
  zh: `
CN-1|男士牛仔夹克|夹克|男装, 夹克|Northfell|men|蓝色|经典牛仔布料。
CN-2|女士连衣裙|连衣裙|女装, 连衣裙|Maison|women|白色|夏季亚麻连衣裙。
CN-3|跑步鞋|运动鞋|男鞋, 运动鞋|Velo|men|黑色|轻便缓震。
CN-4|羊毛围巾|围巾|配饰|Harrow|unisex|灰色|柔软羊毛。`,
};

const SIZES = ['S', 'M', 'L'];

function documentFrom(line: string, at: number): IndexDocument {
  const [sku = '', name = '', type = '', categories = '', brand = '', gender = '', colours = '', description = ''] =
    line.split('|');
  const price = 1900 + ((at * 1709) % 20_000);
  const variants = colours
    .split(',')
    .filter((colour) => colour !== '')
    .flatMap((colour, nth) =>
      SIZES.map((size, place): IndexVariant => ({
        sku: `${sku}-${size}-${colour}`,
        attributes: { color: [colour], size: [size] },
        inStock: !(nth === 1 && place === 2),
        price,
        text: `${colour} ${size}`,
      })),
    );
  return {
    id: at + 1,
    sku,
    text: { name, product_type: type, 'category.name': categories, brand_name: brand, description },
    attributes: { gender: [gender], ptype: [type], brand: [brand], status: ['1'], visibility: ['4'] },
    numbers: { final_price: price, promoted: at % 5 === 0 ? 1 : 0 },
    inStock: true,
    variants,
  };
}

export function fixtureCatalogue(language = 'en'): IndexDocument[] {
  const lines = (language === 'en' ? ENGLISH : (FOREIGN[language] ?? '')).trim().split('\n');
  return lines.map(documentFrom);
}
