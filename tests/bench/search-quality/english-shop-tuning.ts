import type { ShopWordSheet } from './shop-word-judgement';
import { BLUES, DRESSES, GIFTS, GREENS, JACKETS, KNITS, PANTS, REDS, SHOES, TRAINERS } from './kind-words';

/** Queries of an English-language store. The rules were tuned on these. */

export const GERMAN_TUNING: ShopWordSheet = {
  us: `
kleid | type=${DRESSES}
schwarzes kleid | type=${DRESSES} color=black
schuhe | type=${SHOES}
hose | type=${PANTS}
hemd | type=shirt
stiefel | type=boot,hiking-boot
mütze | type=beanie
schal | type=scarf
handschuhe | type=gloves
socken | type=socks
gürtel | type=belt
uhr | type=watch
pulli | type=${KNITS}
strickjacke | type=cardigan
winterjacke | type=parka
regenjacke herren | type=rain-jacket gender=men
laufschuhe | type=running-shoe
badehose | type=swim-shorts
yogamatte | type=yoga-mat
gutschein | type=gift-card
geschenk für papa | type=${GIFTS} gender=men
geschenk für vater | type=${GIFTS} gender=men
blaues hemd | type=shirt color=${BLUES}
hosen unter 100 | type=${PANTS} price<100
jacken unter 100 euro | type=${JACKETS} price<100
kinderschuhe | type=${SHOES} gender=children
lederjacke | type=${JACKETS} material=leather,suede
anzug | type=blazer`,
};

export const GERMAN_READ_TUNING: ShopWordSheet = {
  us: `
rock | type=skirt,tennis-skirt`,
};

export const US_SIZES_TUNING: ShopWordSheet = {
  us: `
size 10 boots | type=boot,hiking-boot size=41,43
mens boots 10 | type=boot,hiking-boot gender=men size=43
boots men 10 | type=boot,hiking-boot gender=men size=43
women shoes 7.5 | type=${SHOES} gender=women size=38
kids shoes size 12 | type=${SHOES} gender=children size=29,30
womens trainers size 38 | type=${TRAINERS} gender=women size=38
mens trainers 10.5 | type=${TRAINERS} gender=men size=44
womens sneakers uk 5 | type=${TRAINERS} gender=women size=38
boots eu 42 | type=boot,hiking-boot size=42
mens socks 9 | type=socks gender=men size=42-44
belt 34 | type=belt size=85
hoodie size 10 kids | type=hoodie gender=children size=140
jeans 32 | type=jeans size=w32`,
};

export const COLOURS_TUNING: ShopWordSheet = {
  us: `
green jacket | type=${JACKETS} color=${GREENS}
blue shirt | type=shirt color=${BLUES}
red | color=${REDS}
red dress | type=${DRESSES} color=${REDS}
rote schuhe | type=${SHOES} color=${REDS}
olive jacket | type=${JACKETS} color=olive`,
};

export const SHOP_TALK_TUNING: ShopWordSheet = {
  us: `
suit | type=blazer
anorak | type=rain-jacket,running-jacket,parka
underwear | type=base-layer,sports-bra
petite dress | type=${DRESSES} size=xs,s
repair | type=service
boot repair | type=service name~resoling
lamp | nothing
cancel | help=order
stornieren | help=order`,
};
