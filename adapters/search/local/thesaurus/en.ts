export const ENGLISH = `
women, ladies, female
men, gents, male, guys
children, kids, junior, youth, toddler
children, boys
children, girls
children, baby, infant

tee, tshirt, tee shirt
long sleeve, long sleeved
tank, singlet, tank top, sleeveless
polo, polo shirt
shirt, button down, button up
blouse, dress shirt
sweater, jumper, pullover, knitwear
turtleneck, rollneck, poloneck, roll neck, turtle neck, polo neck
crewneck, crew neck, round neck
vneck, v neck
cardigan, knit jacket
hoodie, hooded, hooded sweatshirt
sweatshirt, sweat shirt, crew sweat
quarter zip, half zip
zip, zipper, zipped, zip up
fleece, polar fleece
vest, gilet, bodywarmer, waistcoat, sleeveless jacket
base layer, thermal underwear, thermals, long johns
bra, bralette

parka, coat, winter coat, winter jacket, overcoat
rain jacket, raincoat, rain coat, mac, cagoule, slicker
rain, waterproof, rainproof
windbreaker, windcheater, wind jacket, anorak
down jacket, down parka, puffer, puffa, puffer jacket
quilted, padded, puffer
insulated, thermal, warm
denim jacket, jean jacket, trucker jacket
overshirt, shacket, shirt jacket
blazer, sports coat, suit jacket
tracksuit, track, track suit
running, jogging, jogger
training, workout, fitness, gym

trousers, pants, slacks
trousers, bottoms
track pants, tracksuit bottoms, training pants
sweatpants, joggers, jogging pants, jogging bottoms, sweat pants
cargo, combat, utility
chinos, khakis
jeans, denims
denim, jean
leggings, tights
capri, cropped
shorts, bermudas
skirt, skort
dress, gown, frock
sundress, summer dress
pinafore, dungaree
swimsuit, bathing suit, swimming costume, swimwear, one piece
swim shorts, swimming trunks, swim trunks, trunks, board shorts, bathing trunks

sneakers, trainers, sport shoes
running shoe, running trainer, jogging shoe
trail shoe, trail running shoe
tennis shoe, court shoe
training shoe, gym shoe
hiking boot, walking boot, trekking boot
hiking, trekking, walking, outdoor
boot, bootee, booties
sandal, flip flop, slider
slide, slider, flip flop, flip flops
flat, ballerina, ballet flat

cap, hat
beanie, hat, woolly hat, winter hat, watch cap, bobble hat
baseball cap, six panel
scarf, shawl, neck warmer
snood, neck warmer, neck gaiter
gloves, mittens
socks, hosiery
belt, waistband
watch, wristwatch, timepiece
chronograph, stopwatch
backpack, rucksack, knapsack, day pack, daypack
handbag, purse
tote, shopper, shopping bag
duffel, holdall, weekender, sports bag
wallet, billfold
water bottle, bottle, drinks bottle
flask, thermos, vacuum flask, insulated bottle
flask, bottle
racket, racquet
football, soccer, soccer ball
match shirt, football shirt, jersey, soccer shirt
yoga mat, exercise mat
swimming, swim
kit, starter set, bundle
ebook, e book
gift card, gift voucher, voucher, gift certificate
training plan, training program, training programme

jewelry, jewellery
pyjamas, pajamas, nightwear
steel, stainless
leather, hide
wool, woollen, woolly, woolen, merino, lambswool
cotton, jersey
knit, knitted
striped, stripe, stripes
checked, check, checkered, plaid, tartan, flannel
printed, print, graphic
pleated, pleat
grey, gray
grey, charcoal
blue, navy, indigo
blue, sky
navy, dark blue
green, olive, sage, pine
red, burgundy, crimson
burgundy, maroon
beige, sand, ecru, stone
white, ecru, off white
khaki, olive
brown, tan, camel
orange, rust
pink, blush, rose
purple, plum, lilac, violet
turquoise, teal
yellow, mustard
`;
