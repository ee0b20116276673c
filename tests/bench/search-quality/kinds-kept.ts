import type { ShopWordSheet } from './shop-word-judgement';
import {
  BAGS,
  BEACH,
  BROWNS,
  DRESSES,
  GIFTS,
  GREENS,
  JACKETS,
  KNITS,
  PANTS,
  REDS,
  SHOES,
  SWIM,
  TEES,
  TRAINERS,
  WARM,
} from './kind-words';

/** Held out: written before the rules and never tuned on. */
export const KINDS_KEPT: ShopWordSheet = {
  us: `
blue dress | type=${DRESSES} color=blue,navy,sky,indigo,light-wash
green jacket women | type=${JACKETS} color=${GREENS} gender=women
white sneakers men | type=${TRAINERS} color=white gender=men
brown leather bag | type=${BAGS} color=${BROWNS} material=leather,suede
wool beanie under 60 | type=beanie material=wool,merino price<60
pullover | type=jumper,sweatshirt,hoodie
swimming costume | type=swimsuit
brolly | nothing
girls shoes age 5 | type=${SHOES} gender=children
gift for her under 100 | type=${GIFTS} gender=women price<100
cold weather | type=${WARM}
офслуеы | type=${JACKETS}
holiday beach | type=${BEACH}
exchange policy | help=returns
;;; | nothing`,
  de: `
blaues Kleid | type=${DRESSES} color=blue,navy,sky,indigo,light-wash
grüne Jacke Damen | type=${JACKETS} color=${GREENS} gender=women
weiße Turnschuhe Herren | type=${TRAINERS} color=white gender=men
Ledertasche braun | type=${BAGS} color=${BROWNS} material=leather,suede
Gruene Muetze | type=beanie color=green,olive,sage,pine,teal
Strickpullover unter 120 | type=${KNITS} price<120
Bikini | type=swimsuit
Geschenk für Papa | type=${GIFTS} gender=men
Kinderjacke 6 Jahre | type=${JACKETS} gender=children
Kleid in großen Größen | type=${DRESSES} size=xl,xxl,3xl
wann kommt mein Paket | help=order
Groessentabelle | help=sizes`,
  ru: `
синее платье | type=${DRESSES} color=blue,navy,sky,indigo,light-wash
зелёная куртка женская | type=${JACKETS} color=${GREENS} gender=women
белые кроссовки мужские | type=${TRAINERS} color=white gender=men
сумка кожаная коричневая | type=${BAGS} color=${BROWNS} material=leather,suede
шерстяная шапка | type=beanie material=wool,merino
свитер до 9000 | type=${KNITS} price<=9000
бикини | type=swimsuit
подарок папе | type=${GIFTS} gender=men
детская куртка 6 лет | type=${JACKETS} gender=children
gkfnmt | type=${DRESSES}
на пляж | type=${BEACH}
условия возврата | help=returns`,
  ua: `
синя сукня | type=${DRESSES} color=blue,navy,sky,indigo,light-wash
зелена куртка жіноча | type=${JACKETS} color=${GREENS} gender=women
білі кросівки чоловічі | type=${TRAINERS} color=white gender=men
шкіряна сумка | type=${BAGS} material=leather,suede
вовняна шапка | type=beanie material=wool,merino
светр до 100 | type=${KNITS} price<=100
бікіні | type=swimsuit
подарунок мамі | type=${GIFTS} gender=women
дитячі черевики | type=boot,hiking-boot gender=children
ghfwmdfkrf | nothing
тепле | type=${WARM}
обмін та повернення | help=returns`,
  cn: `
蓝色连衣裙 | type=${DRESSES} color=blue,navy,sky,indigo,light-wash
女士绿色夹克 | type=${JACKETS} color=${GREENS} gender=women
白色运动鞋 男 | type=${TRAINERS} color=white gender=men
棕色皮包 | type=${BAGS} color=${BROWNS} material=leather,suede
比基尼 | type=swimsuit
送爸爸的礼物 | type=${GIFTS} gender=men
保暖 | type=${WARM}
红色T恤100元以下 | type=${TEES} color=${REDS} price<=100
儿童泳衣 | type=${SWIM} gender=children
裤子 100元以下 | type=${PANTS} price<=100
怎么退货 | help=returns`,
};
