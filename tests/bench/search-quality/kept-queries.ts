import type { QuerySheet } from './judgement';

/**
 * Held-out queries: run only to report the final score, never tune on them. Randomly drawn from the pool of
 * tuning-queries.ts.
 */
export const KEPT_QUERIES: QuerySheet = {
  us: String.raw`
kids rain coat | type=rain-jacket gender=children | type=parka gender=children name~storm | type=parka gender=children or type=rain-jacket
winter boots | name~winter.boot | | type=boot,hiking-boot
trail runing shoes | type=trail-shoe | | type=running-shoe
white leather sneakers | type=sneaker material=leather color=white | type=sneaker material=leather | type=sneaker
travel yoga mat | name~travel.mat | | type=yoga-mat
yoga clothes women | sport=yoga gender=women type=yoga-top,leggings,sports-bra,training-top,training-shorts,tank,joggers,shorts,tights,base-layer | | sport=yoga or type=yoga-top
tenis racket | type=racket | | name~racket
tennis shoes | type=tennis-shoe | | type=training-shoe
swimming trunks | type=swim-shorts | | sport=swimming
bathing suit | type=swimsuit | | type=swim-shorts
one piece swimsuit | type=swimsuit | | type=swim-shorts
gym bag | type=bag name~gym | | type=bag
woolly hat | type=beanie | | type=cap
touchscreen gloves | name~touchscreen | | type=gloves
wool scarf | type=scarf name~wool | type=scarf material=wool,merino | type=scarf
hooded sweatshirt | type=hoodie | | type=sweatshirt
zip up hoodie | name~zip.hoodie | type=hoodie | type=sweatshirt
linen shirt | type=shirt name~linen | type=shirt,blouse material=linen | type=shirt
flannel shirt | name~flannel | | type=shirt,overshirt
blue oxford shirt men | name~oxford gender=men color=blue,sky,navy | name~oxford gender=men | name~oxford
summer dress | type=dress name~sundress,slip,jersey,shirt.dress,wrap | type=dress | type=tennis-dress
mens steel watch | type=watch gender=men material=steel | type=watch name~steel | type=watch
gift voucher | type=gift-card | |
kes1326 | sku~^KES-1326$ | |
norrland parka | type=parka brand=norrland | | type=parka or brand=norrland type=rain-jacket,bomber,fleece
puffer jacket | type=parka material=down | name~quilted | type=parka,vest
gilet | type=vest | |
high support sports bra | name~high-support | type=sports-bra | type=yoga-top
baseball cap | type=cap name~six-panel | type=cap | type=beanie
turtleneck | name~roll-neck | | type=jumper
fleece jacket | type=fleece | | material=fleece or name~fleece
slim chinos men | type=chinos gender=men name~slim | type=chinos gender=men | type=chinos
pleated skirt | name~pleated.*skirt | | type=skirt,tennis-skirt
striped t-shirt | name~stripe.t-shirt | name~breton | type=t-shirt
breton top | name~breton | | name~stripe
flip flops | type=sandal name~slide | type=sandal |
swimsut | type=swimsuit | | type=swim-shorts
chronogr | name~chronograph | | type=watch
leggins | type=leggings | | type=tights
sneekers | type=sneaker | | type=running-shoe,trail-shoe,training-shoe,tennis-shoe
boys trousers | type=trousers gender=children | type=chinos,jeans,joggers,track-pants gender=children | type=trousers
girls skirt | type=skirt gender=children | type=tennis-skirt gender=children | type=skirt
trainers for kids | type=sneaker,training-shoe,running-shoe,trail-shoe,tennis-shoe gender=children | | type=sneaker,training-shoe,running-shoe
mens swim shorts | type=swim-shorts gender=men | | type=swim-shorts`,
  luma: String.raw`
mens tank top | sku~^MT | | sku~^WT
sports bra | sku~^WB | |
compression shorts | name~compression.short | style=Compression cat=Shorts | cat=Shorts
rain jacket | cat=Jackets style=Rain_Coat | | cat=Jackets
windbreaker | cat=Jackets style=Windbreaker | name~wind | cat=Jackets
leggings | name~legging | style=Leggings cat=Pants | cat=Pants
v neck t-shirt | cat=Tees name~v-neck,v-tee | | cat=Tees or name~v-neck
full zip hoodie | cat=Hoodies name~full-zip,zipper | cat=Hoodies style=Full_zip | cat=Hoodies
fleece | name~fleece | cat=Hoodies,Jackets material=Fleece | material=Fleece
crewneck sweatshirt | sku~^MH11$ | name~sweatshirt | cat=Hoodies
track pants | name~track.pant | style=Track_Pants cat=Pants | cat=Pants
MH07 | sku~^MH07$ | |
hoodei | name~hoodie,hoodlie,hooded | cat=Hoodies |
jakets for women | sku~^WJ | | cat=Jackets
yoga jaket | name~yoga.jacket | | cat=Jackets
gym shorts men | name~gym.short sku~^MSH | sku~^MSH | cat=Shorts
drawstring shorts | name~drawstring | | cat=Shorts
tunic | sku~^WT07$ | | sku~^WT
workout t-shirt | cat=Tees name~workout,gym,fitness | cat=Tees |
oslo trek | sku~^MH08$ | | name~trek
zip jacket women | sku~^WJ name~zip | sku~^WJ style=zip | sku~^WJ`,
  de: String.raw`
Laufschuhe Herren | type=running-shoe gender=men | type=trail-shoe gender=men | type=running-shoe,trail-shoe
weite Jeans | type=jeans name~weite | | type=jeans
Strickkleid | name~strickkleid | | type=dress
Wollpullover | type=jumper material=wool,merino | type=jumper | type=cardigan
Pulli | type=jumper | type=hoodie,sweatshirt | type=cardigan
weiße Turnschuhe | type=sneaker color=white | type=sneaker,training-shoe | type=running-shoe,tennis-shoe
Wanderrucksack | type=backpack name~42 | type=backpack sport=outdoor | type=backpack
Badehose | type=swim-shorts | | type=swimsuit
brauner Ledergürtel | type=belt material=leather color=brown,tan | type=belt material=leather | type=belt
Trinkflasche | type=bottle | |
Muetze | type=beanie | | type=cap
Fußball | type=ball name~fußball,spielball,fussball,straßenfußball | type=ball sport=football | sport=football
Leinenhemd | type=shirt material=linen | type=blouse material=linen | type=shirt
Jeansrock | name~jeansrock | | type=skirt
Geschenkgutschein | type=gift-card | |
Herrenhemd | type=shirt gender=men | | type=shirt
schwarzes Kleid | type=dress color=black | type=tennis-dress color=black | type=dress
blaue Jacke Herren | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=men color=blue,navy,sky,indigo | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=men | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket
Strandtasche | name~strandtasche | type=bag |
Schals | type=scarf | |`,
  ru: String.raw`
куртка женская | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=women | type=overshirt gender=women | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket
черное платье | type=dress color=black | type=tennis-dress color=black | type=dress
шерстяной свитер | type=jumper material=wool,merino | type=jumper | type=cardigan
шапка | type=beanie | | type=cap
купальник | type=swimsuit | | type=swim-shorts
кожаный ремень | type=belt material=leather | | type=belt
кожаные перчатки | type=gloves name~кожан | | type=gloves
коврик для йоги | type=yoga-mat | | type=kit name~йог
леггинсы женские | type=leggings gender=women | type=tights gender=women | type=leggings
толстовка с капюшоном | type=hoodie | type=sweatshirt |
дождевик | type=rain-jacket | | name~шторм
часы мужские | type=watch gender=men | | type=watch
бутылка для воды | type=bottle | |
мужские льняные рубашки | type=shirt material=linen gender=men | type=shirt material=linen | type=shirt
подарочный сертификат | type=gift-card | |
сумка кожаная | type=bag name~кожан | | type=bag`,
  ua: String.raw`
жіноча куртка | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=women | type=overshirt gender=women | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket
кросівки для бігу | type=running-shoe | type=trail-shoe | type=training-shoe,tennis-shoe
широкі джинси | type=jeans name~широкі | | type=jeans
вовняний светр | type=jumper material=wool,merino | type=jumper | type=cardigan
дитячий рюкзак | type=backpack gender=children | | type=backpack
купальник жіночий | type=swimsuit gender=women | type=swimsuit | type=swim-shorts
рукавички шкіряні | type=gloves name~шкірян | | type=gloves
килимок для йоги | type=yoga-mat | | type=kit name~йог
дощовик жіночий | type=rain-jacket gender=women | type=rain-jacket | name~шторм
годинники | type=watch | |
лляна сорочка чоловіча | type=shirt material=linen gender=men | type=shirt material=linen | type=shirt
спортивні штани | type=track-pants | type=joggers | type=trousers
спідницю | type=skirt,tennis-skirt | |
джинсова куртка | type=denim-jacket | | type=rain-jacket,bomber,running-jacket,fleece
штани карго | name~карго | | type=trousers`,
  cn: String.raw`
女士防雨夹克 | type=rain-jacket gender=women | type=rain-jacket | type=running-jacket,bomber,fleece,denim-jacket
红色连衣裙 | type=dress,tennis-dress color=red | | type=dress,tennis-dress
男士牛仔裤 | type=jeans gender=men | | type=jeans
男士泳裤 | type=swim-shorts gender=men | type=swim-shorts | type=swimsuit
皮手套 | type=gloves name~皮 | | type=gloves
皮带 | type=belt material=leather | type=belt |
双肩包 | type=backpack | | type=bag
男士衬衫 | type=shirt gender=men | | type=shirt
亚麻衬衫 | type=shirt material=linen | type=blouse material=linen | type=shirt,blouse
卫衣 | type=sweatshirt,hoodie | |
运动裤 | type=track-pants | type=joggers | type=tights,training-shorts
短裤 | type=shorts | type=running-shorts,training-shorts,tennis-shorts | type=swim-shorts
冬靴 | name~冬靴 | type=boot | type=hiking-boot
羊毛围巾 | type=scarf name~羊毛 | type=scarf material=wool,merino | type=scarf
礼品卡 | type=gift-card | |
女士皮凉鞋 | type=sandal material=leather gender=women | type=sandal gender=women | type=sandal
针织连衣裙 | name~针织.*连衣裙 | type=dress |`,
};
