export const COLOR_NAMES = `
black | black | schwarz | чёрный | чорний | 黑色, 黑
charcoal | charcoal, anthracite | anthrazit | антрацит, антрацитовый | антрацит, антрацитовий | 炭灰
grey | grey, gray | grau | серый | сірий | 灰色, 灰
white | white | weiß | белый | білий | 白色, 白
ecru | ecru, off white, cream | ecru, creme, wollweiß | экрю, кремовый, молочный | екрю, кремовий, молочний | 米白, 米色
sand | sand | sand | песочный | пісочний | 沙色
stone | stone | stein | каменный | кам’яний | 石灰
beige | beige | beige | бежевый | бежевий | 米色
camel | camel | camel | верблюжий | верблюжий | 驼色
tan | tan, cognac | cognac | коньячный | коньячний | 棕褐
brown | brown | braun | коричневый | коричневий | 棕色, 褐色, 棕
rust | rust, terracotta | rost, terracotta | терракотовый, ржавый | теракотовий | 铁锈红
orange | orange | orange | оранжевый | помаранчевий, оранжевий | 橙色, 橘色
mustard | mustard | senf, senfgelb | горчичный | гірчичний | 芥末黄
yellow | yellow | gelb | жёлтый | жовтий | 黄色, 黄
lime | lime | limette | лаймовый, салатовый | лаймовий, салатовий | 青柠
sage | sage | salbei | шалфей | шавлія | 鼠尾草绿
olive | olive, khaki | oliv, khaki | оливковый, хаки | оливковий, хакі | 橄榄绿, 军绿
green | green | grün | зелёный | зелений | 绿色, 绿
pine | pine, dark green, forest green | tanne, dunkelgrün | хвойный, тёмно-зелёный | хвойний, темно-зелений | 松绿, 墨绿
teal | teal, turquoise | petrol, türkis | бирюзовый | бірюзовий | 蓝绿, 青色
sky | sky, light blue, sky blue | himmelblau, hellblau | голубой | блакитний, голубий | 天蓝, 浅蓝
blue | blue | blau | синий | синій | 蓝色, 蓝
indigo | indigo | indigo | индиго | індиго | 靛蓝
light-wash | light wash | hell gewaschen | светлая варка | світлий денім | 浅洗蓝
navy | navy, dark blue, navy blue | marine, marineblau, dunkelblau, navy | тёмно-синий | темно-синій | 藏青, 深蓝, 海军蓝
plum | plum | pflaume | сливовый | сливовий | 梅紫
purple | purple, violet | lila, violett | фиолетовый | фіолетовий | 紫色, 紫
lilac | lilac, lavender | flieder, lavendel | сиреневый, лавандовый | бузковий, лавандовий | 丁香紫
burgundy | burgundy, maroon, wine red | bordeaux, weinrot | бордовый | бордовий | 酒红
red | red | rot | красный | червоний | 红色, 红
coral | coral | koralle | коралловый | кораловий | 珊瑚
pink | pink, rose | rosa, pink | розовый | рожевий | 粉色, 粉红
blush | blush | puder | пудровый | пудровий | 裸粉
taupe | taupe, mushroom | taupe | тауп | тауп | 灰褐
chocolate | chocolate, dark brown | schokobraun, schokolade, dunkelbraun | шоколадный, тёмно-коричневый | шоколадний, темно-коричневий | 巧克力色, 深棕
moss | moss, moss green | moos, moosgrün | моховый, болотный | моховий, болотний | 苔绿
mint | mint, mint green | mint, mintgrün | мятный | м’ятний | 薄荷绿
emerald | emerald, emerald green | smaragd, smaragdgrün | изумрудный | смарагдовий | 祖母绿
cobalt | cobalt, royal blue | kobalt, kobaltblau, königsblau | кобальтовый, васильковый | кобальтовий, волошковий | 宝蓝, 钴蓝
crimson | crimson, scarlet, cherry | karmesin, scharlachrot, kirschrot | алый, малиновый, вишнёвый | малиновий, вишневий | 绯红, 樱桃红
peach | peach, apricot | pfirsich, apricot | персиковый, абрикосовый | персиковий, абрикосовий | 桃色, 杏色
fuchsia | fuchsia, magenta, hot pink | fuchsia, magenta | фуксия | фуксія | 玫红, 桃红
silver | silver | silber, silbern | серебристый | сріблястий | 银色
gold | gold, golden | gold, golden | золотистый, золотой | золотистий, золотий | 金色
`;

export const COLOR_SHADES: Readonly<Record<string, readonly string[]>> = {
  beige: ['sand', 'ecru', 'stone', 'camel', 'taupe'],
  blue: ['navy', 'indigo', 'sky', 'light-wash', 'cobalt'],
  brown: ['tan', 'camel', 'rust', 'chocolate'],
  green: ['pine', 'olive', 'sage', 'teal', 'lime', 'moss', 'mint', 'emerald'],
  grey: ['charcoal', 'silver'],
  orange: ['rust', 'coral', 'peach'],
  pink: ['blush', 'coral', 'fuchsia'],
  purple: ['plum', 'lilac'],
  red: ['burgundy', 'rust', 'crimson'],
  yellow: ['mustard'],
};

export const NEAR_COLORS: Readonly<Record<string, readonly string[]>> = {
  black: ['charcoal'],
  grey: ['stone'],
  red: ['coral'],
  white: ['ecru'],
  yellow: ['gold', 'lime'],
};

export const MATERIAL_NAMES = `
cotton | cotton | baumwolle, baumwoll | хлопок, хлопковый, хлопчатобумажный | бавовна, бавовняний | 棉, 纯棉, 全棉
linen | linen, flax | leinen | лён, льняной | льон, лляний | 亚麻
wool, merino | wool, woolen, woollen, woolly, lambswool | wolle, woll, wollen | шерсть, шерстяной | вовна, вовняний, шерсть, шерстяний | 羊毛
merino | merino | merino, merinowolle | меринос, мериносовый | меринос, мериносовий | 美利奴羊毛, 美利奴
viscose | viscose, rayon | viskose | вискоза, вискозный | віскоза, віскозний | 粘纤
corduroy | corduroy, cord | cord | вельвет, вельветовый | вельвет, вельветовий | 灯芯绒
polyester | polyester | polyester | полиэстер | поліестер | 涤纶, 聚酯
nylon | nylon | nylon | нейлон, нейлоновый | нейлон, нейлоновий | 尼龙
down | down, goose down | daune, daunen | пух, пуховый | пух, пуховий | 羽绒
leather, suede | leather | leder, echtleder | кожа, кожаный | шкіра, шкіряний | 皮革, 真皮, 皮
suede | suede | wildleder, veloursleder | замша, замшевый | замша, замшевий | 绒面革, 麂皮
canvas | canvas | canvas, segeltuch | канвас, парусина | канвас, парусина | 帆布
denim | denim | denim | деним, джинсовый | денім, джинсовий | 牛仔布, 牛仔
silk | silk | seide, seiden | шёлк, шёлковый | шовк, шовковий | 丝绸, 真丝
cashmere | cashmere | kaschmir | кашемир, кашемировый | кашемір, кашеміровий | 羊绒
`;

export const GENDER_NAMES = `
women | women, woman, ladies, lady, female | damen, frauen, damenmode, frau | женщины, женский, дама | жінки, жіночий | 女士, 女式, 女装, 女款, 女, 女性
men | men, man, gents, male, guys | herren, männer, herrenmode, mann | мужчины, мужской | чоловіки, чоловічий | 男士, 男式, 男装, 男款, 男, 男性
children | children, child, kids, kid, girl, boy, toddler, junior, youth, baby | kinder, kind, mädchen, jungen, junge, baby | дети, детский, ребёнок, девочки, мальчики, девочка, мальчик | діти, дитячий, дитина, дівчатка, хлопчики, дівчинка, хлопчик | 儿童, 童装, 童, 孩子, 女童, 男童, 宝宝
`;
