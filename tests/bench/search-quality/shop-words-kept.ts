import type { ShopWordSheet } from './shop-word-judgement';

/** Held out: a random third of the pool, never tuned on. */
export const SHOP_WORDS_KEPT: ShopWordSheet = {
  us: String.raw`
sale shoes | sale type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker
new arrivals | new
new shoes | new type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker,boot,hiking-boot,sandal
just in | new
under $30 | price<30
less than 25 dollars | price<25
shirts between $40 and $80 | type=shirt,blouse price=40-80
shoes size 38 | type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker,boot,hiking-boot,sandal size=38
socks 39-41 | type=socks size=39-41
kestrel shorts | brand=kestrel type=shorts,running-shorts,training-shorts,tennis-shorts
cobble and welt boots | brand=cobble-welt type=boot,hiking-boot
norrland jackets under 200 | brand=norrland price<200 type=parka,rain-jacket,bomber,running-jacket,fleece,vest
returns | help=returns
return policy | help=returns
shipping costs | help=delivery
contact us | help=contact`,
  de: String.raw`
reduzierte Kleider | sale type=dress,tennis-dress
neue Schuhe | new type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker,boot,hiking-boot,sandal
Kleid bis 80 € | type=dress,tennis-dress price<=80
T-Shirt unter 30 | type=t-shirt price<30
Kleid Größe M | type=dress,tennis-dress size=m
Pullover xl | type=jumper,sweatshirt,hoodie,cardigan size=xl
Größentabelle | help=sizes
Überweisung | help=payment`,
  ru: String.raw`
новинки | new
новые кроссовки | new type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker
до 3000 рублей | price<=3000
платье размер m | type=dress,tennis-dress size=m
доставка | help=delivery`,
  ua: String.raw`
від 50 до 90 євро | price=50-90
сукня розмір s | type=dress,tennis-dress size=s
kestrel футболка | brand=kestrel type=t-shirt,running-top,training-top
способи оплати | help=payment`,
  cn: String.raw`
打折 | sale
新款鞋 | new type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker,boot,hiking-boot,sandal
连衣裙 M码 | type=dress,tennis-dress size=m
42码跑鞋 | type=running-shoe size=42
运费 | help=delivery`,
};
