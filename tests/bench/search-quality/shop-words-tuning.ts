import type { ShopWordSheet } from './shop-word-judgement';

export const SHOP_WORDS_TUNING: ShopWordSheet = {
  us: String.raw`
sale | sale
dresses on sale | sale type=dress,tennis-dress
reduced jackets | sale type=parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest
discount jeans | sale type=jeans
clearance | sale
special offers | sale
new | new
under 50 | price<50
t-shirts under 40 | type=t-shirt price<40
dresses under $100 | type=dress,tennis-dress price<100
between 20 and 40 | price=20-40
$100-$150 jackets | type=parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest,blazer price=100-150
over 150 | price>150
watch over $200 | type=watch price>200
bags up to $60 | type=bag,backpack price<=60
dress m | type=dress,tennis-dress size=m
jacket size xl | type=parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest,blazer size=xl
running shoes 42 | type=running-shoe size=42
jeans w32 | type=jeans size=w32
jeans 32 | type=jeans size=w32
hoodie s | type=hoodie size=s
kids jacket 116 | gender=children size=116
norrland | brand=norrland
halden row shirt | brand=halden-row type=shirt
stillwater leggings | brand=stillwater type=leggings,tights
black dress under 120 size m | type=dress,tennis-dress color=black price<120 size=m
mens shirt l on sale | type=shirt gender=men size=l sale
delivery | help=delivery
size guide | help=sizes
track my order | help=order
bank transfer | help=payment`,
  de: String.raw`
sale | sale
Hosen im Angebot | sale type=trousers,chinos,jeans,joggers,track-pants
Schlussverkauf | sale
neu | new
Neuheiten Herren | new gender=men
unter 50 Euro | price<50
zwischen 40 und 60 € | price=40-60
Jacken ab 150 € | type=parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest,blazer price>150
Laufschuhe 42 | type=running-shoe size=42
Jeans w30 | type=jeans size=w30
Norrland Parka | brand=norrland type=parka
Kleider von Oda Lind | brand=oda-lind type=dress,tennis-dress
Rückgabe | help=returns
Versandkosten | help=delivery
wo ist meine Bestellung | help=order`,
  ru: String.raw`
распродажа | sale
платья со скидкой | sale type=dress,tennis-dress
футболки дешевле 4000 | type=t-shirt price<4000
от 5000 до 9000 | price=5000-9000
джинсы w32 | type=jeans size=w32
куртки norrland | brand=norrland type=parka,rain-jacket,bomber,running-jacket,fleece,vest
кроссовки 42 | type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker size=42
возврат | help=returns
таблица размеров | help=sizes
где мой заказ | help=order`,
  ua: String.raw`
розпродаж | sale
сукні зі знижкою | sale type=dress,tennis-dress
нові кросівки | new type=running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker
до 50 євро | price<=50
футболки дешевше 40 | type=t-shirt price<40
джинси w31 | type=jeans size=w31
повернення | help=returns
вартість доставки | help=delivery`,
  cn: String.raw`
打折连衣裙 | sale type=dress,tennis-dress
新品 | new
50元以下 | price<=50
30元以下的T恤 | type=t-shirt price<=30
50到90元 | price=50-90
150元以上的外套 | price>150 type=parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest,blazer
norrland 外套 | brand=norrland type=parka,rain-jacket,bomber,running-jacket,fleece,vest
退货 | help=returns
尺码表 | help=sizes`,
};
