import type { ShopWordSheet } from './shop-word-judgement';
import { BEACH, DRESSES, GIFTS, JACKETS, RAIN, REDS, TRAINERS, WARM } from './kind-words';

export const KINDS_REVIEW: ShopWordSheet = {
  us: `
red dress | type=${DRESSES} color=${REDS}
red dres | type=${DRESSES} color=${REDS}
red dress size m | type=${DRESSES} color=${REDS} size=m
mens running shoes | type=running-shoe gender=men
black dress | type=${DRESSES} color=black
bikini | type=swimsuit
children jacket age 6 | type=${JACKETS} gender=children
kids raincoat | type=rain-jacket gender=children
umbrella | nothing
waterproof jacket under 100 | type=rain-jacket,parka price<100
waterproof | type=rain-jacket
plus size dress | type=${DRESSES} size=xl,xxl,3xl
gift for dad | type=${GIFTS} gender=men
gift for mum under 50 | type=${GIFTS} gender=women price<50
warm | type=${WARM}
for rain | type=${RAIN}
beach | type=${BEACH}
size guide | help=sizes
returns | help=returns
sneakers | type=${TRAINERS}
jumper | type=jumper,cardigan,sweatshirt
basketballs | type=ball name~basketball
NOR-1493 | sku~^NOR-1493$
??? | nothing
-- | nothing`,
  de: `
wasserdichte jacke unter 100 | type=rain-jacket,parka price<100
größentabelle | help=sizes
Rückgabe | help=returns
rotes Kleid | type=${DRESSES} color=${REDS}
Jacke | type=${JACKETS}`,
  ru: `
rehnrf | type=${JACKETS}
красное платье | type=${DRESSES} color=${REDS}
возврат | help=returns`,
  ua: `
rehnrf | type=${JACKETS}
червона сукня | type=${DRESSES} color=${REDS}
повернення | help=returns`,
  cn: `
红色连衣裙 | type=${DRESSES} color=${REDS}
退货 | help=returns`,
};
