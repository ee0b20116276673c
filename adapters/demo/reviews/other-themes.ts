import type { Theme } from './said/theme';

export const RUN_AND_TRAIN: Theme = {
  praise: [
    'Did a half marathon in it, nothing rubbed.',
    'Dries on the way home.',
    'The cut leaves room to move.',
    'No smell after a week of training, I promise.',
    'Flat seams, no marks.',
    'I forgot I was wearing it, which is the point.',
  ],
  blame: [
    'The print began to crack after two months.',
    'The drawcord is hard to tie with cold fingers.',
    'Runs small; take a size up.',
    'A little short for me at 1.90 m.',
    'It picks up lint in the wash.',
  ],
  use: [
    'I train four times a week.',
    'Used it for a season of league matches.',
    'I am between M and L and took the L.',
    'Bought for my first ten kilometers.',
    'For club evenings and Sunday mornings.',
  ],
};

export const STUDIO: Theme = {
  praise: [
    'Stays where it is when I am upside down.',
    'Opaque, and I checked in daylight.',
    'The waistband neither rolls nor pinches.',
    'Supports without squeezing.',
    'Soft like a second skin.',
    'Washes well, no pilling so far.',
  ],
  blame: [
    'The waistband is high if you are short.',
    'One size small, I would say.',
    'The pads move in the wash.',
    'The light color shows sweat.',
    'A touch too long at the ankle.',
  ],
  use: [
    'For hot yoga, three times a week.',
    'I teach in them.',
    'I wear an S and took an S.',
    'Also under a sweater on Sundays.',
  ],
};

export const SWIMMING: Theme = {
  praise: [
    'Survived a summer of chlorine without fading.',
    'Stays put off the block.',
    'Dry in half an hour.',
    'The lining is soft and does not balloon.',
    'The print is even nicer in the sun.',
  ],
  blame: [
    'The elastic is tight at first.',
    'It fades a little at the seams.',
    'The pocket fills with water.',
    'Cut high; not for everyone.',
  ],
  use: [
    'For the pool, three mornings a week.',
    'Took it to the lake and to the sea.',
    'I swim all year.',
    'I took my jeans size and it fits.',
  ],
};

export const GAME: Theme = {
  praise: [
    'Good control, and kind to the elbow.',
    'Keeps its bounce.',
    'Well balanced, and it looks good too.',
    'Better than the one that cost twice as much.',
    'Flies true.',
  ],
  blame: [
    'A little smell at first; it went after some days.',
    'The color is duller than on the picture.',
    'It scuffs quickly on asphalt.',
    'The grip tape had to be changed soon.',
  ],
  use: [
    'We take it to the club on Wednesdays.',
    'Two months of play so far.',
    'I play once a week, badly and gladly.',
    'For the park behind the house.',
  ],
};

export const THINGS: Theme = {
  praise: [
    'Does what it says, and looks good on the shelf.',
    'Well made and well packed.',
    'Feels good in the hand.',
    'Used daily, still like new.',
    'Simple, and nothing about it annoys me.',
  ],
  blame: [
    'Scratches easily.',
    'I expected it to be a bit larger.',
    'The color is duller than on the picture.',
    'A few grams less would do no harm.',
  ],
  use: [
    'Used every day for two months.',
    'A present for a friend, who was pleased.',
    'It lives in my bag.',
    'Replaced one that lasted ten years; we shall see.',
  ],
};

export const SERVICES: Theme = {
  praise: [
    'Exactly as described, and a day early.',
    'Clear, kind and without any pressure to buy.',
    'Careful work; one would not see that it was repaired.',
    'They called to ask before doing it, which I liked.',
  ],
  blame: ['I would have liked to choose the hour.', 'It took a day longer than promised.', 'Somewhat dear, but good.'],
  use: ['Second time that I have booked it.', 'I brought it in on my way to work.'],
};

export const DOWNLOADS: Theme = {
  praise: [
    'Easy to follow; I kept at it.',
    'Written by somebody who does it, one can tell.',
    'Arrived within a minute.',
    'The explanations are short and make sense.',
  ],
  blame: [
    'The PDF is small on a phone.',
    'I would have liked more pictures.',
    'The calendar file needed some persuasion.',
  ],
  use: ['I am in week five.', 'Read on the train, twice.', 'Printed it and hung it on the fridge.'],
};

export const GIFTS: Theme = {
  praise: [
    'Arrived in the inbox on the right day, with my words.',
    'My sister was delighted, which is what counts.',
    'Easy to use in two orders.',
  ],
  blame: ['I would have liked to choose the picture.', 'It landed in the spam folder first.'],
  use: ['A present for my brother-in-law.', 'When one does not know the size.'],
};
