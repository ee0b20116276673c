import type { Theme } from './said/theme';

export const FOOTWEAR: Theme = {
  praise: [
    'Comfortable from the first walk, no blisters.',
    'The heel sits tight and the toes have room, which I rarely find.',
    'Good grip on wet pavement.',
    'The finish is neat, not a thread of glue anywhere.',
    'Lighter than they look.',
    'My feet are wide and these fit without stretching.',
    'Third pair now, and I see no reason to change.',
  ],
  blame: [
    'They run half a size small.',
    'The laces are too long and come undone.',
    'The insole is thin; I put in my own.',
    'They squeaked for the first week.',
    'After four months the heel lining shows wear.',
    'The tongue slides to one side.',
    'Stiffer than I had expected.',
  ],
  use: [
    'I walk about eight kilometers a day in them.',
    'Worn to work, with jeans and with a suit.',
    'Took them to the mountains for a weekend.',
    'I wear a 42 in everything and took a 42 here.',
    'Bought for standing all day in a shop.',
  ],
};

export const OUTERWEAR: Theme = {
  praise: [
    'Two hours in heavy rain and my shirt was dry.',
    'The hood actually turns with my head.',
    'Pockets in the right places, and deep ones.',
    'Warm without making me look like a mattress.',
    'The zip runs like butter.',
    'The color is deeper than on the picture, in a good way.',
    'Light enough to forget that I have it on.',
  ],
  blame: [
    'The sleeves are long for me.',
    'It rustles more than I like.',
    'I wish it had a second inside pocket.',
    'The zip catches on the lining now and then.',
    'Rather wide at the shoulders; try a size down.',
    'It took a fortnight of wear before it stopped being stiff.',
    'Lint shows on the dark color.',
  ],
  use: [
    'I cycle to work in all weathers.',
    'Worn from October to April here in Hamburg.',
    'I am 1.83 m, 78 kg, and took an L.',
    'Layered over a sweater it still closes.',
    'I bought it for the dog’s walks, to be honest.',
  ],
};

/** Blazers, bombers, vests and fleeces: no hood, and nothing that keeps rain out. */
export const JACKETS: Theme = {
  praise: [
    'Sits well at the shoulders, which I rarely find.',
    'Pockets in the right places, and deep ones.',
    'Warm enough for everything short of snow.',
    'Looks better the more I wear it.',
    'The seams are straight, inside and out.',
    'The color is deeper than on the picture, in a good way.',
    'Light enough to forget that I have it on.',
  ],
  blame: [
    'Longer than I am used to.',
    'I wish it had a pocket inside.',
    'Rather wide at the shoulders; try a size down.',
    'It took a week before it felt like mine.',
    'Lint shows on the dark color.',
    'The collar needs a day or two to lie as it should.',
    'Too warm indoors.',
  ],
  use: [
    'On the bike to work, as long as it is dry.',
    'Worn from September to May here in Hamburg.',
    'I am 1.83 m, 78 kg, and took an L.',
    'Layered over a sweater it still closes.',
    'I bought it for the dog’s walks, to be honest.',
  ],
};

export const TOPS: Theme = {
  praise: [
    'The cloth is thick enough not to show anything.',
    'Holds its shape after a dozen washes.',
    'The neck sits well and does not stretch.',
    'Very soft, and no itchy label.',
    'The length is right: it stays tucked in.',
    'Exactly the plain thing that I was looking for.',
    'The stitching is clean inside too.',
  ],
  blame: [
    'It shrank a little in length at 40 °C.',
    'The sleeves are tight if you have arms.',
    'Thinner than I thought.',
    'The white one needs something under it.',
    'The color faded slightly after a month.',
    'A bit short in the body for tall people.',
    'Creases when you look at it.',
  ],
  use: [
    'I am 1.70 m and wear an S.',
    'I have it in three colors by now.',
    'I wear it under a blazer.',
    'Good for the office and for afterwards.',
    'Washed it eight times so far.',
  ],
};

export const KNITS: Theme = {
  praise: [
    'So soft that my daughter took it.',
    'No itching at all, and I am fussy.',
    'Hardly any pilling after a winter.',
    'Warm, but I do not boil on the train.',
    'The ribs keep their spring.',
    'One can see that somebody linked these seams by hand.',
  ],
  blame: [
    'It pills a bit under the arms.',
    'The neck is wider than on the picture.',
    'It sheds for the first few days.',
    'I expected a heavier yarn for the price.',
    'Dries very slowly.',
  ],
  use: [
    'I air it overnight and wash it once a month.',
    'Worn over a shirt all autumn.',
    'I took my usual size and it is easy, not tight.',
    'A birthday present for my father, who does not take it off.',
  ],
};

export const BOTTOMS: Theme = {
  praise: [
    'The waist does not gape, which is a first.',
    'They look pressed even when they are not.',
    'Room at the thigh without being wide.',
    'The pockets are deep enough for a phone.',
    'Good weight; they hang straight.',
    'After a week they fit as if made for me.',
  ],
  blame: [
    'The legs are long; I had them hemmed.',
    'They give half a size, so buy them snug.',
    'The dye rubbed off on a light sofa.',
    'The button came loose after a month.',
    'Low at the back when I sit.',
    'The size chart is optimistic.',
  ],
  use: [
    'I am 1.78 m and took W32.',
    'I cycle in them daily.',
    'Worn with boots and with sneakers.',
    'I bought them for traveling.',
    'My second pair, in another color.',
  ],
};

export const BAGS: Theme = {
  praise: [
    'Everything has a place and nothing rattles.',
    'The straps do not cut in, even when it is full.',
    'It fits under the seat of the plane.',
    'Solid zips, and they are lined up.',
    'The material gets nicer with every scratch.',
  ],
  blame: [
    'Heavier than I had hoped.',
    'I miss a pocket outside.',
    'The strap slips on a smooth coat.',
    'The lining frays at one corner.',
    'It does not stand up by itself.',
  ],
  use: [
    'A laptop, lunch and a book go in daily.',
    'Two weekends so far.',
    'I use it for the gym and for groceries.',
    'Given to my sister, who has asked where the other one is.',
  ],
};

export const CHILDREN: Theme = {
  praise: [
    'Survived a term of kindergarten.',
    'My son chooses it himself every morning.',
    'Knees still whole, and that says a lot.',
    'Easy to pull on without help.',
    'Washed so often, still the same color.',
    'There is room to grow, and it does not look like it.',
    'The name label is a small thing that we love.',
  ],
  blame: [
    'The sleeves are a little narrow for a sweater underneath.',
    'It runs small; we exchanged it for the next size.',
    'The zip is stiff for small fingers.',
    'The light color was a mistake, but that was mine.',
    'Too warm indoors.',
  ],
  use: [
    'She is five, 112 cm, and wears the 116.',
    'Handed down already.',
    'For the forest group, in all weathers.',
    'Bought two, because the twins would not share.',
    'Our third from this house.',
  ],
};

export const DRESSES: Theme = {
  praise: [
    'It falls beautifully and does not cling.',
    'It has pockets. Real ones.',
    'The waist sits exactly where mine is.',
    'I have had compliments from strangers.',
    'Lined where it needs to be.',
    'Comes out of the suitcase without a crease.',
  ],
  blame: [
    'Longer than on the picture; I am 1.62 m.',
    'The zip needs a second pair of hands.',
    'A slip underneath would not hurt.',
    'Tight at the hip, loose at the waist.',
    'It shows every crumb on the dark color.',
  ],
  use: [
    'Worn to a wedding and to the office.',
    'I wear it with boots in winter and barefoot in summer.',
    'I took my usual size.',
    'My third one from this house.',
  ],
};

export const SMALL_WEAR: Theme = {
  praise: [
    'Warm and light, and it does not itch.',
    'Stays where it should, even on the bicycle.',
    'The color goes with everything I have.',
    'Keeps its shape after washing.',
    'A good present; it fits anybody.',
  ],
  blame: [
    'A little snug for a big head.',
    'It pills slightly.',
    'I lost one already, which is not its fault.',
    'The label scratched until I cut it off.',
    'Smaller than I thought.',
  ],
  use: [
    'Worn daily since November.',
    'I bought one for each of us.',
    'It lives in my coat pocket.',
    'For skiing and for the school run.',
  ],
};

export const CHILDREN_SHOES: Theme = {
  praise: [
    'He can put them on himself.',
    'Survived a term of the playground.',
    'Feet stay dry in puddles, and we have tested that.',
    'Toes are not scuffed through after two months, a record.',
    'Wide enough for a high instep.',
  ],
  blame: [
    'They come out small; we needed one size up.',
    'The velcro collects everything.',
    'The light sole was gray after a day.',
    'A bit heavy for a two-year-old.',
  ],
  use: ['For kindergarten and the forest.', 'She wears a 28 and we took the 29.', 'Second pair, one size on.'],
};
