import type { ShopWordSheet } from './shop-word-judgement';
import {
  BAGS,
  BLUES,
  DRESSES,
  JACKETS,
  KNITS,
  PANTS,
  RAIN,
  REDS,
  SHOES,
  SWIM,
  TEES,
  TRAINERS,
  WARM,
} from './kind-words';

export const TALK_TUNING: ShopWordSheet = {
  us: `
i need a belt | type=belt
looking for a black bag | type=${BAGS} color=black
show me hats | type=beanie,cap
do you have socks | type=socks
something warm for my son | type=${WARM} gender=children
what to wear to a wedding | type=dress,blazer,shirt,blouse,skirt
job interview outfit men | type=blazer,shirt,trousers,chinos,jumper,cardigan gender=men
comfy pants | type=${PANTS}
hoody | type=hoodie
boots for dad | type=boot,hiking-boot gender=men
wellies | type=boot
gilet | type=vest
trench coat | type=rain-jacket
clutch | type=bag
v neck sweater | type=${KNITS}
gym clothes | type=training-top,running-top,training-shorts,running-shorts,tights,leggings,sports-bra,track-jacket,track-pants,yoga-top
jacket no hood | type=${JACKETS} description!~hood name!~hood
jacket not parka | type=${JACKETS} type!=parka
shoes without leather | type=${SHOES} material!=leather,suede
blak dres | type=${DRESSES} color=black
wite snekers | type=${TRAINERS} color=white
jaket watrproof | type=${RAIN}
couch | nothing
slippers | nothing
jumpsuit | nothing`,
  de: `
ich suche eine jacke | type=${JACKETS}
haben sie schals | type=scarf
was zum anziehen für den sommer | type=t-shirt,shorts,tank,dress,skirt,${SWIM},sandal,cap,polo
jacke ohne kapuze | type=${JACKETS} description!~kapuze name!~kapuze
schuhe ohne leder | type=${SHOES} material!=leather,suede
kein parka jacke | type=${JACKETS} type!=parka
bequeme hose herren | type=${PANTS} gender=men
günstige socken | type=socks
shwarze hoze | type=${PANTS} color=black
strickmütze damen | type=beanie gender=women
gummistiefel | type=boot,hiking-boot
hausschuhe | nothing`,
  ru: `
покажите шапки | type=beanie
хочу платье | type=${DRESSES}
нужна сумка | type=${BAGS}
ищу тёплый свитер | type=${KNITS}
сумка не кожаная | type=${BAGS} material!=leather,suede
куртка без капюшона | type=${JACKETS} description!~капюшон name!~капюшон
недорогие носки | type=socks
в спортзал | type=training-top,training-shorts,training-shoe,tights,leggings,sports-bra,tank,kit
тапочки | nothing
чорное плате | type=${DRESSES} color=black`,
  ua: `
шукаю сукню | type=${DRESSES}
покажіть шапки | type=beanie
потрібна сумка | type=${BAGS}
взуття без шкіри | type=${SHOES} material!=leather,suede
дешеві шкарпетки | type=socks
капці для басейну | name~басейну
червона сукня | type=${DRESSES} color=${REDS}`,
  cn: `
我想买裙子 | type=${DRESSES},skirt,tennis-skirt
有没有帽子 | type=beanie,cap
外套不要黑色 | type=${JACKETS}
便宜的袜子 | type=socks
健身衣服 | type=training-top,running-top,training-shorts,running-shorts,tights,leggings,sports-bra,track-jacket,track-pants,yoga-top
拖鞋 | type=sandal`,
};

export const TALK_COLOURS: ShopWordSheet = {
  us: `
anything in blue for women | color=${BLUES} gender=women
tops for women | type=${TEES},yoga-top,blouse,shirt gender=women`,
};
