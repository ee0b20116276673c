export const GERMAN = `
damen, frauen, damenmode
herren, männer, herrenmode
kinder, kids
kinder, jungen, buben
kinder, mädchen
kinder, baby

tshirt, tee, t shirt
langarmshirt, longsleeve, long sleeve
tanktop, trägershirt, unterhemd, singlet
polo, poloshirt, polohemd
hemd, oberhemd, businesshemd
pullover, pulli, sweater, strickpullover, jumper
rollkragenpullover, rollkragen, rolli
strickjacke, cardigan
hoodie, kapuzenpullover, kapuzenpulli, kapuzenshirt, kapuzensweatshirt
sweatshirt, sweater
fleecejacke, fleece
weste, gilet, bodywarmer
funktionsshirt, funktionsunterwäsche, thermoshirt, thermowäsche
sport bh, bustier, sport bustier

parka, wintermantel, winterjacke, mantel
regenjacke, regenmantel, regenparka
windjacke, windbreaker, anorak
daunenjacke, daunenparka, pufferjacke, steppjacke
jeansjacke, denimjacke, truckerjacke
trainingsjacke, sportjacke
blazer, sakko, jackett
bomber, bomberjacke, fliegerjacke, blouson

hose, hosen
jogginghose, sweatpants, jogpants
trainingshose, sporthose
jeans, denim, jeanshose
chinos, chino, stoffhose
leggings, tights, leggins
shorts, bermuda, kurze hose
rock, röcke
kleid, kleider
badeanzug, schwimmanzug, einteiler, bademode
badehose, badeshorts, schwimmhose, schwimmshorts

sneaker, turnschuhe, sportschuhe, freizeitschuhe
laufschuhe, joggingschuhe, runningschuhe
laufen, joggen, running, jogging
wanderstiefel, wanderschuhe, bergschuhe, trekkingschuhe, bergstiefel
wandern, trekking, bergsteigen, outdoor
stiefel, boots, stiefelette
sandalen, sandaletten
badelatsche, badeschuhe, badeschlappen, flip flops, schlappen
hallenschuh, trainingsschuh, fitnessschuh

mütze, beanie, wollmütze, strickmütze, wintermütze, haube
kappe, cap, basecap, baseballkappe, käppi, schirmmütze
schal, halstuch, tuch
schlauchschal, loop, loopschal
handschuhe, fäustlinge
socken, strümpfe
gürtel, riemen
uhr, armbanduhr, herrenuhr, damenuhr
chronograph, stoppuhr
rucksack, backpack, tagesrucksack, daypack
tasche, handtasche
shopper, einkaufstasche, stofftasche, tragetasche
sporttasche, trainingstasche, reisetasche
trinkflasche, wasserflasche, flasche
isolierflasche, thermosflasche, thermoskanne
schläger, tennisschläger, racket
trikot, fußballtrikot
fußball, spielball
yogamatte, gymnastikmatte, fitnessmatte
gutschein, geschenkgutschein, geschenkkarte, gutscheinkarte
set, starterset

wolle, schurwolle, merino, wollen
leder, echtleder
gestreift, streifen, ringel
kariert, karo
grau, anthrazit
blau, marine, indigo
blau, himmelblau
dunkelblau, marine, navy
rot, bordeaux
rosa, pink, puder
lila, flieder, violett, pflaume
beige, sand, ecru
braun, cognac, camel
grün, oliv, salbei, tanne
türkis, petrol
gelb, senf
orange, rost
`;
