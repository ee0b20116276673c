import type { ShopWordSheet } from './shop-word-judgement';
import {
  BEACH,
  DRESSES,
  GIFTS,
  GREYS,
  JACKETS,
  KNITS,
  PANTS,
  RAIN,
  REDS,
  SHOES,
  SWIM,
  TRAINERS,
  WARM,
} from './kind-words';

/** The rules were tuned on these. */
export const KINDS_TUNING: ShopWordSheet = {
  us: `
red dress | type=${DRESSES} color=${REDS}
black dress | type=${DRESSES} color=black
navy blazer | type=blazer color=navy
grey hoodie size m | type=hoodie color=${GREYS} size=m
sweater | type=${KNITS},sweatshirt
pants women | type=${PANTS} gender=women
trainers | type=${TRAINERS}
bathing suit | type=swimsuit
jeans w32 blue | type=jeans color=blue,indigo,navy,light-wash size=w32
cotton t-shirt white | type=t-shirt material=cotton color=white
jacket for men over 100 | type=${JACKETS} gender=men price>100
dress watch | type=watch name~dress
leather belt | type=belt material=leather,suede
for winter | type=${WARM}
gift for mom | type=${GIFTS} gender=women
куртка | type=${JACKETS}
вкуыы | type=${DRESSES}`,
  de: `
rotes Kleid | type=${DRESSES} color=${REDS}
schwarze Jeans Damen | type=jeans color=black gender=women
wasserdichte Jacke unter 200 | type=rain-jacket price<200
Lederguertel | type=belt material=leather,suede
Handschuhe Wolle | type=gloves material=wool,merino
Kinderschuhe | type=${SHOES} gender=children
Bademode | type=${SWIM}
Geschenk für Mama unter 50 | type=${GIFTS} gender=women price<50
für den Strand | type=${BEACH}
größentabelle | help=sizes
Regenschirm | nothing
Schuhe Größe 42 | type=${SHOES} size=42`,
  ru: `
красное платье | type=${DRESSES} color=${REDS}
чёрные джинсы женские | type=jeans color=black gender=women
rehnrf | type=${JACKETS}
кожаный ремень | type=belt material=leather,suede
свитер | type=${KNITS},sweatshirt
штаны мужские | type=${PANTS} gender=men
купальник | type=swimsuit
подарок маме | type=${GIFTS} gender=women
для дождя | type=${RAIN}
доставка | help=delivery
зонт | nothing
футболка до 3000 | type=t-shirt price<=3000`,
  ua: `
червона сукня | type=${DRESSES} color=${REDS}
чорні джинси жіночі | type=jeans color=black gender=women
rehnrf | type=${JACKETS}
шкіряний ремінь | type=belt material=leather,suede
светр | type=${KNITS},sweatshirt
штани чоловічі | type=${PANTS} gender=men
купальник | type=swimsuit
подарунок татові | type=${GIFTS} gender=men
для дощу | type=${RAIN}
доставка | help=delivery
парасолька | nothing
взуття дитяче | type=${SHOES} gender=children`,
  cn: `
红色连衣裙 | type=${DRESSES} color=${REDS}
黑色牛仔裤 女 | type=jeans color=black gender=women
皮带 | type=belt
羊毛毛衣 | type=${KNITS} material=wool,merino
裙子100元以下 | type=${DRESSES},skirt,tennis-skirt price<=100
男士外套 | type=${JACKETS} gender=men
泳装 | type=${SWIM}
礼物 妈妈 | type=${GIFTS} gender=women
沙滩 | type=${BEACH}
尺码表 | help=sizes
雨伞 | nothing
鞋 42码 | type=${SHOES} size=42`,
};
