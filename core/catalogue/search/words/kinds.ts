/** One per line: a key and its names in five languages. Kinds match by value or label. */
export const KIND_NAMES = `
parka | parka, coat, overcoat, winter coat, winter jacket, down jacket, puffer, puffer jacket, ski jacket, duvet coat | parka, mantel, wintermantel, winterjacke, daunenjacke, steppjacke | парка, пальто, пуховик, зимняя куртка | парка, пальто, пуховик, зимова куртка | 派克大衣, 大衣, 羽绒服, 棉服
rain-jacket | rain jacket, raincoat, rain coat, mac, cagoule, trench coat, trench | regenjacke, regenmantel | дождевик, плащ | дощовик, плащ | 防雨夹克, 雨衣, 冲锋衣
bomber | bomber, bomber jacket | bomber, bomberjacke, blouson, fliegerjacke | бомбер | бомбер | 飞行夹克
track-jacket | track jacket, tracksuit top | trainingsjacke, sportjacke | олимпийка | олімпійка | 运动外套
running-jacket | running jacket, windbreaker, wind jacket | laufjacke, windjacke | беговая куртка, ветровка | бігова куртка, вітрівка | 跑步夹克, 风衣
vest | vest, gilet, body warmer, puffer vest, quilted vest, bodywarmer, waistcoat | weste, gilet | жилет, жилетка, безрукавка | жилет, жилетка | 马甲
fleece | fleece, fleece jacket | fleece, fleecejacke | флис, флиска, флисовая куртка | фліс, фліска, флісова куртка | 抓绒衣
overshirt | overshirt, shacket | overshirt, hemdjacke | рубашка-куртка, овершот | сорочка-куртка | 衬衫外套
denim-jacket | denim jacket, jean jacket, jeans jacket, trucker jacket | jeansjacke, denimjacke | джинсовая куртка, джинсовка | джинсова куртка, джинсівка | 牛仔夹克, 牛仔外套
blazer | blazer, sports coat, sport coat, suit jacket, tailored jacket | blazer, sakko, jackett | блейзер, пиджак, жакет | блейзер, піджак, жакет | 西装外套, 西装
t-shirt | t-shirt, tshirt, tee, tee shirt | t-shirt, tshirt | футболка | футболка | t恤, 短袖
running-top | running top | laufshirt | беговая футболка | бігова футболка | 跑步上衣
training-top | training top, gym top | trainingsshirt, sportshirt | тренировочная футболка | тренувальна футболка | 训练上衣
football-shirt | soccer jersey, football shirt, soccer shirt, football jersey, match shirt | trikot, fußballtrikot | футбольная майка, футбольная форма | футбольна майка, футбольна форма | 足球球衣, 球衣
long-sleeve | long sleeve, longsleeve | langarmshirt, longsleeve | лонгслив | лонгслів | 长袖衫, 长袖
base-layer | base layer, thermal underwear, thermals, long johns | funktionsshirt, funktionsunterwäsche, thermowäsche, thermoshirt | термобельё | термобілизна | 打底层, 保暖内衣
polo | polo, polo shirt, golf shirt | polo, poloshirt, polohemd | поло | поло | polo衫, polo
tank | tank, tank top, singlet | tanktop, trägershirt, unterhemd | майка | майка | 背心
yoga-top | yoga top | yogatop | топ для йоги | топ для йоги | 瑜伽上衣
sports-bra | sports bra, bra, bralette | sport-bh, bustier | спортивный топ, спортивный лиф, бра | спортивний топ, бра | 运动内衣, 运动文胸
shirt | shirt | hemd, oberhemd | рубашка, сорочка | сорочка, рубашка | 衬衫
blouse | blouse | bluse | блуза, блузка | блуза, блузка | 女式衬衫
jumper | jumper, sweater, pullover, knit, roll neck, turtleneck | pullover, pulli, strickpullover, rollkragenpullover | джемпер, свитер, пуловер, водолазка | джемпер, светр, пуловер, гольф | 毛衣, 针织衫, 套头衫
cardigan | cardigan | strickjacke, cardigan | кардиган, кофта | кардиган, кофта | 开衫
hoodie | hoodie, hoody, hooded sweatshirt, zip hoodie | hoodie, kapuzenpullover, kapuzenpulli, kapuzenshirt | худи, толстовка | худі, толстовка | 连帽卫衣, 连帽衫
sweatshirt | sweatshirt, sweat shirt, crewneck | sweatshirt | свитшот | світшот | 卫衣
jeans | jeans | jeans, jeanshose | джинсы | джинси | 牛仔裤
chinos | chinos, khakis | chinos, chino, stoffhose | чиносы, чинос | чиноси | 卡其裤
trousers | trousers, slacks | stoffhose | брюки | штани, брюки | 长裤
joggers | joggers, sweatpants, jogging pants | jogginghose, sweatpants | джоггеры | джогери | 束脚裤
track-pants | track pants, tracksuit bottoms | trainingshose, sporthose | спортивные брюки, спортивные штаны, треники | спортивні штани | 运动裤
shorts | shorts, bermudas | shorts, bermuda | шорты, бермуды | шорти, бермуди | 短裤
running-shorts | running shorts | laufshorts | беговые шорты | бігові шорти | 跑步短裤
training-shorts | training shorts, gym shorts | trainingsshorts | тренировочные шорты | тренувальні шорти | 训练短裤
tennis-shorts | tennis shorts | tennisshorts | теннисные шорты | тенісні шорти | 网球短裤
leggings | leggings, yoga pants, yoga leggings, jeggings | leggings, leggins, yogahose | леггинсы, лосины | легінси, лосини | 紧身裤, 打底裤
tights | tights, running tights | tights, lauftights | тайтсы | тайтси | 跑步紧身裤
skirt | skirt, skort | rock, röcke | юбка | спідниця | 半身裙, 短裙
tennis-skirt | tennis skirt | tennisrock | теннисная юбка | тенісна спідниця | 网球裙
dress | dress, gown, frock, sundress | kleid, kleider | платье, сарафан | сукня, плаття, сарафан | 连衣裙
tennis-dress | tennis dress | tenniskleid | теннисное платье | тенісна сукня | 网球连衣裙
swimsuit | swimsuit, bathing suit, swimming costume, swimming suit, bikini, tankini, one piece swimsuit | badeanzug, schwimmanzug, bikini, tankini | купальник, бикини | купальник, бікіні | 泳衣, 比基尼, 游泳衣
swim-shorts | swim shorts, swimming trunks, swim trunks, board shorts, swimming shorts | badehose, badeshorts, schwimmhose | плавки, плавательные шорты | плавки, плавальні шорти | 泳裤, 游泳裤
running-shoe | running shoe, running sneaker, running trainer, jogging shoe | laufschuh, joggingschuh | беговые кроссовки, кроссовки для бега | бігові кросівки, кросівки для бігу | 跑鞋, 跑步鞋
trail-shoe | trail shoe, trail running shoe | trailschuh | трейловые кроссовки | трейлові кросівки | 越野跑鞋
tennis-shoe | tennis shoe, court shoe | tennisschuh | теннисные кроссовки | тенісні кросівки | 网球鞋
training-shoe | training shoe, gym shoe | trainingsschuh, hallenschuh, fitnessschuh | кроссовки для зала | кросівки для зали | 训练鞋
sneaker | plimsoll, canvas shoe | freizeitschuh | кеды | кеди | 休闲鞋
boot | boot, chelsea boot, ankle boot, wellington, wellies, welly | stiefel, stiefelette, boots, gummistiefel | ботинки, сапоги | черевики, чоботи | 靴子, 靴
hiking-boot | hiking boot, walking boot, trekking boot, hiking shoe | wanderstiefel, wanderschuh, bergstiefel, trekkingschuh | треккинговые ботинки, походные ботинки | трекінгові черевики | 徒步靴, 登山靴, 登山鞋
sandal | sandal, flip flop, slide, slider, pool shoe, beach shoe | sandale, sandalette, badelatsche, flip flop | сандалии, босоножки, шлёпанцы, сланцы | сандалі, босоніжки, шльопанці | 凉鞋, 拖鞋
cap | cap, baseball cap, snapback, trucker cap | kappe, basecap, schirmmütze | кепка, бейсболка | кепка, бейсболка | 棒球帽, 鸭舌帽
beanie | beanie, woolly hat, winter hat, bobble hat | mütze, wollmütze, strickmütze, wintermütze, beanie | шапка | шапка | 毛线帽, 针织帽
scarf | scarf, shawl, snood | schal, halstuch, schlauchschal | шарф, снуд, платок | шарф, снуд, хустка | 围巾
gloves | glove, mitten, mitt | handschuh, fäustling | перчатки, варежки | рукавички, рукавиці | 手套
socks | sock, stocking, hosiery | socke, strumpf, strümpfe | носки | шкарпетки, носки | 袜子, 袜
belt | belt | gürtel | ремень, пояс | ремінь, пояс | 腰带, 皮带
bag | bag, handbag, tote, tote bag, duffel, holdall, purse, clutch, crossbody bag, shoulder bag, satchel, weekender, gym bag | tasche, handtasche, shopper, beutel, clutch, umhängetasche, schultertasche, sporttasche | сумка, шоппер | сумка, шопер | 包袋, 包, 手提包, 托特包
backpack | backpack, rucksack, knapsack, daypack | rucksack, backpack | рюкзак | рюкзак, наплічник | 背包, 双肩包, 书包
watch | watch, wristwatch, timepiece | uhr, armbanduhr | часы | годинник | 腕表, 手表
ball | ball | ball | мяч | м’яч | 球
racket | racket, racquet | schläger, tennisschläger | ракетка | ракетка | 球拍, 网球拍
bottle | bottle, water bottle, flask, thermos, drinks bottle | trinkflasche, wasserflasche, flasche, thermosflasche | бутылка, термос, фляга | пляшка, термос | 水壶, 水杯, 水瓶
yoga-mat | yoga mat, exercise mat | yogamatte, gymnastikmatte, fitnessmatte | коврик для йоги, коврик | килимок для йоги, килимок | 瑜伽垫
kit | kit, bundle | starterset | набор | набір | 套装
e-book | e-book, ebook | e-book, ebook | электронная книга | електронна книга | 电子书
plan | training plan, training program, training programme | trainingsplan | план тренировок | план тренувань | 训练计划
gift-card | gift card, gift voucher, voucher, gift certificate | gutschein, geschenkgutschein, geschenkkarte | подарочная карта, подарочный сертификат, сертификат | подарункова картка, подарунковий сертифікат, сертифікат | 礼品卡, 购物卡
service | repair, mending, alteration, resoling, resole | reparatur, ausbesserung, änderungsservice, neubesohlung | ремонт, починка, ремонт одежды, ремонт обуви | ремонт, лагодження, ремонт одягу, ремонт взуття | 维修, 修补, 修理, 修鞋
umbrella | umbrella, brolly, parasol | regenschirm, schirm, sonnenschirm | зонт, зонтик | парасоля, парасолька, зонт | 雨伞, 伞
sunglasses | sunglasses, glasses | sonnenbrille, brille | солнечные очки, очки | сонячні окуляри, окуляри | 太阳镜, 墨镜, 眼镜
goggles | goggles, swimming goggles, swim goggles, ski goggles | schwimmbrille, skibrille | очки для плавания, лыжные очки | окуляри для плавання, лижні окуляри | 泳镜, 滑雪镜
football-boot | football boots, football boot, soccer cleats, cleats, soccer shoes, football shoes | fußballschuhe, fussballschuhe, stollenschuhe | бутсы | бутси | 足球鞋
jewelry | jewelry, jewellery, necklace, earrings, bracelet | schmuck, halskette, ohrringe, armband | украшения, ожерелье, серьги, браслет | прикраси, намисто, сережки, браслет | 首饰, 项链, 耳环
perfume | perfume, fragrance, cologne | parfüm, parfum | духи, парфюм | парфуми, парфум | 香水
lingerie | lingerie, panties, briefs, boxers | dessous, boxershorts, unterhose | трусы, боксеры | труси | 内裤
pajamas | pajamas, pyjamas, nightwear, bathrobe, robe | schlafanzug, pyjama, nachthemd, bademantel, morgenmantel | пижама, халат | піжама, халат | 睡衣, 浴袍
heels | heels, high heels, pumps, stilettos | pumps, high heels, stilettos | туфли, туфли на каблуке | туфлі, туфлі на підборах | 高跟鞋
tie | tie, necktie, bow tie | krawatte, fliege | галстук, бабочка | краватка, метелик | 领带, 领结
suit | suit, tuxedo | anzug, smoking | костюм, смокинг | костюм, смокінг | 西服套装
wallet | wallet, billfold | geldbörse, portemonnaie, brieftasche | кошелёк, бумажник | гаманець | 钱包
slippers | slipper, house shoe | hausschuh, pantoffel, puschen | тапочки, тапки | домашні капці | 家居鞋, 棉拖
flats | loafer, ballet flat, ballerina flat, brogue, oxford shoe, derby shoe, moccasin, dress shoe, espadrille | ballerinas, halbschuh, slipper, mokassin, espadrille | лоферы, балетки, мокасины, эспадрильи | лофери, балетки, мокасини, еспадрильї | 乐福鞋, 芭蕾鞋, 豆豆鞋
jumpsuit | jumpsuit, playsuit, romper, dungarees, overalls, onesie, boiler suit | jumpsuit, overall, latzhose, strampler, einteiler | комбинезон, ползунки | комбінезон, повзунки | 连体裤, 背带裤, 连身衣
poncho | poncho, cape, kimono, kaftan, sarong | poncho, cape, kimono, kaftan | пончо, накидка, кимоно, парео | пончо, накидка, кімоно, парео | 斗篷, 披风, 和服
hair | scrunchie, headband, hair tie, hair clip, hairband, earmuffs | stirnband, haarband, haargummi, haarspange, ohrenschützer | повязка на голову, резинка для волос, заколка, ободок | пов'язка на голову, гумка для волосся, заколка, обруч | 发带, 发圈, 发夹, 耳罩
braces | suspenders, braces, cufflinks, pocket square, brooch, keyring, key ring | hosenträger, manschettenknöpfe, einstecktuch, brosche, schlüsselanhänger | подтяжки, запонки, брошь, брелок | підтяжки, запонки, брошка, брелок | 背带, 袖扣, 胸针, 钥匙扣
suitcase | suitcase, trolley case, cabin case | koffer, rollkoffer, trolley | чемодан | валіза | 行李箱, 拉杆箱
makeup | makeup, make up, lipstick, mascara, nail polish, shampoo, skincare, face cream | lippenstift, nagellack, shampoo, hautpflege, gesichtscreme | косметика, помада, тушь, шампунь, крем для лица | косметика, помада, туш, шампунь, крем для обличчя | 化妆品, 口红, 洗发水, 护肤品
home goods | couch, pillow, blanket, curtain, mattress, candle, vase, rug, carpet | sofa, kissen, decke, vorhang, matratze, kerze, teppich | диван, подушка, одеяло, шторы, матрас, свеча, ковёр | диван, подушка, ковдра, штори, матрац, свічка, килим | 沙发, 枕头, 被子, 窗帘, 床垫, 蜡烛, 地毯
electronics | laptop, phone, smartphone, iphone, headphones, charger, camera, tv, television | laptop, handy, smartphone, kopfhörer, ladegerät, kamera, fernseher | ноутбук, смартфон, айфон, наушники, зарядка, фотоаппарат, телевизор | ноутбук, смартфон, айфон, навушники, зарядка, фотоапарат, телевізор | 笔记本电脑, 手机, 耳机, 充电器, 相机, 电视
toys | toy, toys, lego, doll, teddy bear, puzzle, board game | spielzeug, puppe, teddybär, brettspiel | игрушка, кукла, конструктор, настольная игра | іграшка, лялька, конструктор, настільна гра | 玩具, 娃娃, 积木
towel | towel, beach towel | handtuch, badetuch, strandtuch | полотенце | рушник | 毛巾, 浴巾
`;

/** Kinds replaced by similar ones if the shop has none: blazers for suits. */
export const STAND_INS: ReadonlySet<string> = new Set([
  'suit', 'pantsuit', 'tuxedo', 'dinner jacket', 'anzug', 'hosenanzug', 'smoking', 'костюм', 'смокинг', 'смокінг', '西服套装', '西装套装',
  'bikini', 'tankini', 'бикини', 'бікіні', '比基尼',
  'anorak', 'windcheater', 'анорак', '防风外套',
  'underwear', 'unterwäsche', 'белье', 'бельё', 'білизна', '内衣',
]); // prettier-ignore

export const WIDER_NAMES = `
parka, rain-jacket, bomber, track-jacket, running-jacket, denim-jacket, fleece, overshirt, vest | jacket, outerwear | jacke, oberbekleidung | куртка, верхняя одежда | куртка, верхній одяг | 夹克, 外套
jumper, cardigan | knitwear | strick, strickwaren | трикотаж | трикотаж | 针织
hoodie, sweatshirt | sweats | sweats | толстовки | толстовки | 运动衫
trousers, chinos, joggers, track-pants, jeans | pants, trousers, bottoms | hose, hosen | штаны, брюки | штани | 裤子, 裤
shorts, running-shorts, training-shorts, tennis-shorts | shorts | shorts, kurze hose | шорты | шорти | 短裤
skirt, tennis-skirt | skirt | rock, röcke | юбка | спідниця | 半身裙
dress, tennis-dress | dress | kleid, kleider | платье | сукня, плаття | 连衣裙
dress, tennis-dress, skirt, tennis-skirt | dresses and skirts | kleider und röcke | платья и юбки | сукні та спідниці | 裙子, 裙
swimsuit, swim-shorts | swimwear, beachwear, bathers | bademode, badesachen, schwimmsachen | одежда для плавания, пляжная одежда | одяг для плавання, пляжний одяг | 泳装, 泳装泳裤
running-shoe, trail-shoe, tennis-shoe, training-shoe, sneaker | sneaker, trainer, sport shoe, athletic shoe | sneaker, turnschuh, sportschuh | кроссовки, спортивная обувь | кросівки, спортивне взуття | 运动鞋, 球鞋
running-shoe, trail-shoe, tennis-shoe, training-shoe, sneaker, boot, hiking-boot, sandal | shoe, footwear | schuh, schuhe | обувь | взуття | 鞋, 鞋子
boot, hiking-boot | boot | stiefel, boots | ботинки, сапоги | черевики, чоботи | 靴子, 靴
beanie, cap | hat, headwear | kopfbedeckung, hut | головной убор | головний убір | 帽子
bag, backpack | bag, luggage | tasche | сумка | сумка | 包, 包袋
leggings, tights | leggings, tights | leggings, tights | леггинсы, тайтсы | легінси, тайтси | 紧身裤
suit, blazer | suit, pantsuit, pant suit, trouser suit, tuxedo, dinner jacket | anzug, hosenanzug, smoking | костюм, смокинг | костюм, смокінг | 西服套装, 西装套装
track-jacket, track-pants, joggers | tracksuit, jogging suit, sweatsuit, sweat suit | trainingsanzug, jogginganzug | спортивный костюм, тренировочный костюм | спортивний костюм, тренувальний костюм | 运动套装
training-top, running-top, training-shorts, running-shorts, tights, leggings, sports-bra, track-jacket, track-pants, yoga-top | sportswear, activewear, athletic wear, workout clothes, workout wear, gym clothes, gym wear, gymwear, fitness clothes | sportbekleidung, sportkleidung, trainingskleidung, fitnesskleidung | спортивная одежда, одежда для спорта, одежда для фитнеса | спортивний одяг, одяг для спорту, одяг для фітнесу | 运动服, 健身服, 健身衣
rain-jacket, running-jacket, parka | anorak, windcheater | anorak | анорак | анорак | 防风外套
lingerie, base-layer, sports-bra | underwear, undergarments | unterwäsche | нижнее бельё, бельё | білизна, спідня білизна | 内衣
t-shirt, running-top, training-top, long-sleeve, polo, tank, football-shirt, yoga-top, blouse, shirt | tops, top | oberteil, shirt, shirts | топ, верх | топ, верх | 上衣
`;
