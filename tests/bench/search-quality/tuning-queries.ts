import type { QuerySheet } from './judgement';

/**
 * Lines of text | right | good | related, written before querying the index; see judgement.ts. The held-out half is
 * kept-queries.ts.
 */
export const TUNING_QUERIES: QuerySheet = {
  us: String.raw`
rain jacket women | type=rain-jacket gender=women | type=parka gender=women name~storm | type=rain-jacket or type=running-jacket gender=women
waterproof jacket | type=rain-jacket | type=parka name~storm | type=running-jacket
mens black jeans | type=jeans gender=men color=black | | type=jeans
wide leg jeans | type=jeans name~wide-leg | | type=jeans
wool jumper | type=jumper material=wool,merino | | type=jumper or type=cardigan material=wool,merino
merino base layer | type=base-layer | | material=merino
denim jacket | type=denim-jacket | | type=bomber,overshirt material=denim
trucker jacket | name~trucker | | type=denim-jacket
chelsea boots | name~chelsea | | type=boot
hikng boots | type=hiking-boot | | type=boot
yoga mat | type=yoga-mat | | name~yoga type=kit
kids football shirt | type=football-shirt gender=children | | type=football-shirt
soccer ball | type=ball name~football | | sport=football type=ball,football-shirt
mens running shorts | type=running-shorts gender=men | | type=running-shorts or type=training-shorts gender=men
leather tote bag | name~leather.tote | name~tote | type=bag
winter hat | type=beanie | | type=cap
sweatpants | type=joggers | | type=track-pants
tracksuit bottoms | type=track-pants | type=joggers | type=track-jacket
navy blazer women | type=blazer gender=women color=navy | | type=blazer
red dress | type=dress,tennis-dress color=red | type=dress,tennis-dress color=burgundy,rust,coral | type=dress,tennis-dress
knitted dress | name~knitted.dress | | type=dress
polo shirts | type=polo | | type=shirt
thermos flask | type=bottle name~flask,insulated | type=bottle |
water bottle | type=bottle | |
brown leather belt | type=belt name~leather color=brown,tan | type=belt material=leather | type=belt
hiking socks | name~hiking.sock | | type=socks
NOR-1445 | sku~^NOR-1445$ | |
HOL-1401-RUST | sku~^HOL-1401$ | |
down jacket | type=parka material=down | name~down | type=parka
body warmer | type=vest | | type=fleece
running tights women | type=tights gender=women | type=tights | type=leggings gender=women
rucksack | type=backpack | |
hiking backpack | type=backpack name~42 | type=backpack sport=outdoor | type=backpack
roll neck sweater | name~roll-neck | type=jumper | type=cardigan
cargo pants | name~cargo | | type=trousers
denim skirt | name~denim.skirt | | type=skirt
kids tee shirts | type=t-shirt gender=children | type=long-sleeve,running-top,training-top gender=children | type=t-shirt
basketball | name~basketball | | type=ball
marathon training plan | type=plan name~marathon | type=plan | name~run type=e-book
suede jacket | name~suede.bomber | | type=bomber
dubble breasted blazer | name~double-breasted | | type=blazer
overshrt | type=overshirt | |
womens graphic tshirt | type=t-shirt name~graphic gender=women | type=t-shirt gender=women | type=t-shirt
gray sweatshirt | type=sweatshirt color=grey | type=sweatshirt color=charcoal or type=hoodie color=grey | type=sweatshirt
pink leggings | type=leggings color=pink | type=leggings color=blush,coral | type=leggings`,
  luma: String.raw`
yoga pants | name~yoga.pant,bikram.pant | | cat=Pants
womens hoodie | cat=Hoodies sku~^WH name~hood | cat=Hoodies sku~^WH | cat=Hoodies
running shorts | name~running.short | | cat=Shorts
capri pants | name~capri | style=Capri cat=Pants | cat=Pants
mens long sleeve tee | sku~^MS07$ | | sku~^MS
sweatpants | style=Sweatpants cat=Pants | | cat=Pants
mens jogging pants | sku~^MP03$ | sku~^MP | cat=Pants
wj-08 | sku~^WJ08$ | |
pullover hoodie | name~pullover.hood | style=Pullover cat=Hoodies | cat=Hoodies
womens tank top | sku~^WT | | sku~^MT
organic cotton t-shirt | cat=Tees material=Organic_Cotton | cat=Tees material=Cotton | cat=Tees
bike shorts | sku~^WSH03$ | | cat=Shorts
parachute pants | name~parachute | style=Parachute | cat=Pants
evercool tee | name~evercool cat=Tees | material=EverCool cat=Tees | name~evercool or cat=Tees
red hoodie | cat=Hoodies color=Red name~hood | cat=Hoodies color=Red | cat=Hoodies
blue jacket men | sku~^MJ color=Blue | | cat=Jackets
black yoga pants | name~yoga.pant color=Black | name~yoga.pant,bikram.pant | cat=Pants
insulated jacket | cat=Jackets style=Insulated | | cat=Jackets or name~insulated
chaz hoodie | sku~^MH01$ | | cat=Hoodies
weightlifting | sku~^MT06$ | | sku~^MT
womens tights | sku~^WP06$ | sku~^WP name~legging | sku~^WP`,
  de: String.raw`
Regenjacke Damen | type=rain-jacket gender=women | type=parka gender=women name~storm,sturm | type=rain-jacket
Winterstiefel Kinder | name~winterstiefel gender=children | type=boot,hiking-boot gender=children | name~winterstiefel
Sommerkleid | name~sommerkleid | type=dress | type=tennis-dress
Lederhandschuhe | type=gloves name~leder | | type=gloves
Wintermütze | type=beanie | | type=cap
Badeanzüge | type=swimsuit | | type=swim-shorts
Tennisschlaeger | type=racket | | sport=tennis
Guertel | type=belt | |
Fussballtrikot | type=football-shirt | | sport=football
Yogahose | type=leggings,joggers,tights sport=yoga | type=leggings | sport=yoga
Kapuzenpulli | type=hoodie | | type=sweatshirt
Daunenjacke | type=parka material=down | material=down | type=parka
Armbanduhr | type=watch | |
Jogginghsoe | type=joggers | | type=track-pants
Strickjacke | type=cardigan | | type=jumper
Kinderschuhe | type=sneaker,running-shoe,trail-shoe,training-shoe,tennis-shoe,boot,hiking-boot,sandal gender=children | |
Damenjacke | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=women | type=overshirt,blazer,vest gender=women | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket
Wandersocken | type=socks name~wander | type=socks sport=outdoor | type=socks
Sport BH | type=sports-bra | | type=yoga-top
Trekinghose | name~trekkinghose | type=trousers | type=track-pants`,
  ru: String.raw`
зимние ботинки | name~зимние.ботинки | type=boot,hiking-boot |
мужские кроссовки для бега | type=running-shoe gender=men | type=trail-shoe gender=men | type=running-shoe,trail-shoe
широкие джинсы | type=jeans name~широкие | | type=jeans
рюкзаки | type=backpack | |
плавки мужские | type=swim-shorts gender=men | type=swim-shorts | type=swimsuit
детская куртка | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket gender=children | | type=rain-jacket,bomber,running-jacket,denim-jacket,fleece,parka,track-jacket
футболка с принтом | type=t-shirt name~принт | | type=t-shirt
красная футболка | type=t-shirt color=red | type=running-top,training-top,long-sleeve color=red | type=t-shirt
тенисная ракетка | type=racket | | sport=tennis type=kit,bag
пуховик | type=parka material=down | | type=parka
мяч футбольный | type=ball sport=football | type=ball | sport=football
кросовки | type=running-shoe,trail-shoe,tennis-shoe,training-shoe | type=sneaker |
спортивные штаны | type=track-pants | type=joggers | type=trousers
носки для походов | type=socks sport=outdoor | type=socks |
джинсовую юбку | name~джинсовая.юбка | | type=skirt
kestrel кроссовки | brand=kestrel type=running-shoe,trail-shoe | | brand=kestrel`,
  ua: String.raw`
зимові черевики | name~зимові.черевики | type=boot,hiking-boot |
чорна сукня | type=dress color=black | type=tennis-dress color=black | type=dress
шапки | type=beanie | | type=cap
шкіряний ремінь | type=belt material=leather | | type=belt
футболка з принтом | type=t-shirt name~принт | | type=t-shirt
тенісна ракетка | type=racket | | sport=tennis type=kit,bag
пуховик | type=parka material=down | | type=parka
пляшка для води | type=bottle | |
футбольний мяч | type=ball sport=football | type=ball | sport=football
кросивки | type=running-shoe,trail-shoe,tennis-shoe,training-shoe | type=sneaker |
плаття | type=dress | type=tennis-dress |
подарунковий сертифікат | type=gift-card | |
шкарпетки | type=socks | |
вязана сукня | name~язана.сукня | | type=dress
червона футболка чоловіча | type=t-shirt color=red gender=men | type=t-shirt color=red or type=running-top,training-top color=red gender=men | type=t-shirt`,
  cn: String.raw`
跑鞋 | type=running-shoe | type=trail-shoe | type=training-shoe,tennis-shoe
雨衣 | type=rain-jacket | name~防风暴 | type=running-jacket
羊毛毛衣 | type=jumper material=wool,merino | type=jumper | type=cardigan
瑜伽垫 | type=yoga-mat | | type=kit name~瑜伽
网球拍 | type=racket | | sport=tennis type=bag,kit
泳衣 | type=swimsuit | | type=swim-shorts
羽绒服 | type=parka material=down | material=down | type=parka
儿童运动鞋 | type=sneaker,training-shoe,running-shoe,trail-shoe,tennis-shoe gender=children | | type=sneaker,training-shoe,running-shoe
帽子 | type=cap,beanie | |
手表 | type=watch | |
水杯 | type=bottle | |
足球 | type=ball sport=football | sport=football | type=ball
黑色T恤 | type=t-shirt color=black | type=running-top,training-top,long-sleeve color=black | type=t-shirt
连帽衫 | type=hoodie | | type=sweatshirt
袜子 | type=socks | |
登山靴 | type=hiking-boot | type=boot | type=trail-shoe
网球裙 | type=tennis-skirt | type=tennis-dress | type=skirt`,
};
