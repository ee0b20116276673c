import { ADULTS } from './kind';
import type { Kind } from './kind';

export const SPECIAL_KINDS: readonly Kind[] = [
  {
    key: 'club-balls',
    cut: 'tennis-balls',
    ptype: 'ball',
    fabric: 'felt',
    prints: ['logo'],
    price: 9,
    genders: ADULTS,
    sport: 'tennis',
    name: [
      'Club Balls by the Tube',
      'Clubbälle in der Dose',
      'Клубные мячи, туба',
      'Клубні м’ячі, туба',
      '俱乐部训练网球（筒装）',
    ],
    categories: ['sport/tennis/equipment'],
    made: [['forecourt', 'lime']],
    text: ['Training balls for clubs and schools: they leave the shop in boxes of six tubes, twelve boxes at most.'],
    quantities: { min_sale_qty: 6, max_sale_qty: 72, qty_increments: 6 },
  },
  {
    key: 'printed-bag',
    cut: 'gym-sack',
    ptype: 'bag',
    fabric: 'ripstop-gear',
    prints: ['logo'],
    price: 29,
    genders: ADULTS,
    sport: 'football',
    name: [
      'Printed-to-Order Gym Bag',
      'Turnbeutel, auf Bestellung bedruckt',
      'Мешок с печатью под заказ',
      'Мішок з друком на замовлення',
      '按单印制抽绳包',
    ],
    categories: ['sport/football/equipment', 'men/accessories/bags', 'women/accessories/bags'],
    made: [['terrace-club', 'burgundy']],
    text: ['Printed in our workshop on the day you order it, so it is never sold out and never left over.'],
    isUncounted: true,
  },
];
