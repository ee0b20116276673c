import type { ShopWordSheet } from './shop-word-judgement';
import { DRESSES, GIFTS, JACKETS, PANTS, SHOES, TRAINERS } from './kind-words';

/** Held out: no rule was made with these. */

export const GERMAN_KEPT: ShopWordSheet = {
  us: `
weiße bluse | type=blouse
sonnenbrille | nothing
damenhandtasche | type=bag
herrenhose | type=${PANTS} gender=men
turnschuhe damen | type=${TRAINERS} gender=women
rollkragenpullover | type=jumper
jeansjacke | type=denim-jacket
wanderschuhe | type=hiking-boot
geschenk für mama unter 50 | type=${GIFTS} price<50
kapuzenpullover schwarz | type=hoodie color=black
lederhandschuhe | type=gloves
sommerkleider | type=${DRESSES}
regenmantel kinder | type=rain-jacket gender=children
tennisrock | type=tennis-skirt
schwarze herrenschuhe | type=${SHOES} gender=men color=black`,
};

export const US_SIZES_KEPT: ShopWordSheet = {
  us: `
mens running shoes 9 | type=running-shoe gender=men size=42
womens boots size 8 | type=boot,hiking-boot gender=women size=38,39
boots size 11 men | type=boot,hiking-boot gender=men size=45,44
ladies sandals 9 | type=sandal gender=women size=40
size 10.5 trainers men | type=${TRAINERS} gender=men size=44
women sneakers us 8.5 | type=${TRAINERS} gender=women size=39
sneakers us 10 | type=${TRAINERS} size=43,41
mens shoes eu 44 | type=${SHOES} gender=men size=44
womens hiking boots 10 | type=hiking-boot gender=women size=41
kids sneakers 1.5y | type=${TRAINERS} gender=children size=33
kids boots 13c | type=boot,hiking-boot gender=children size=31
girls shoes size 10c | type=${SHOES} gender=children size=27
shoes for men size 12 | type=${SHOES} gender=men size=46
kids t-shirt size 8 | type=t-shirt gender=children size=128
mens trail shoes 8.5 | type=trail-shoe gender=men size=41`,
};

export const COLOUR_FAMILIES_KEPT: ShopWordSheet = {
  us: `
green shirt | type=shirt color=green,pine,olive,sage,teal,lime
red jacket | type=${JACKETS} color=red,burgundy,rust
brown boots | type=boot,hiking-boot color=brown,tan,camel,rust
purple hoodie | type=hoodie color=purple,plum,lilac
pink top women | color=pink,blush,coral gender=women
green dress | type=${DRESSES} color=green,pine,olive,sage,teal,lime
blue jeans men | type=jeans color=blue,navy,indigo,sky,light-wash gender=men
beige trousers | type=trousers,chinos color=beige,sand,ecru,stone,camel
yellow t-shirt | type=t-shirt color=yellow,mustard,gold,lime
grey sweatshirt | type=sweatshirt color=grey,charcoal,silver,stone
orange jacket | type=${JACKETS} color=orange,rust,coral
green bag | type=bag,backpack color=green,pine,olive,sage,teal,lime
red scarf | type=scarf color=red,burgundy,rust
brown belt | type=belt color=brown,tan,camel,rust
зелёная куртка | type=${JACKETS} color=green,pine,olive,sage,teal,lime`,
};

export const SHOP_TALK_KEPT: ShopWordSheet = {
  us: `
blue shirt not navy | type=shirt color=sky,indigo,light-wash,blue
shoes but not boots | type=${TRAINERS},sandal
cheap watches | type=watch
inexpensive dresses | type=${DRESSES}
unisex hoodie | type=hoodie
trouser suit | type=blazer
bikini bottoms | type=swimsuit
windcheater | type=running-jacket,rain-jacket
boxer briefs | nothing
nightgown | nothing
petite jeans | type=jeans
blak jaket | type=${JACKETS} color=black
grean shirt | type=shirt color=green,pine,olive,sage,teal,lime
toaster | nothing
dress without sleeves | type=${DRESSES}`,
};

export const HELP_KEPT: ShopWordSheet = {
  us: `
mend my jacket | type=service
shoe repair | type=service
resoling | type=service
when are you open | help=contact
store hours | help=contact
talk to someone | help=contact
cancel my order | help=order
i want to cancel | help=order
email address | help=contact
repairs | type=service
fix a zip | type=service
complaint | help=contact
write to us | help=contact
customer support | help=contact
broken zipper repair | type=service`,
};
