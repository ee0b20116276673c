import type { Words } from './words/words';

export const MATERIALS: Readonly<Record<string, Words>> = {
  cotton: ['Cotton', 'Baumwolle', 'Хлопок', 'Бавовна', '棉'],
  denim: ['Denim', 'Denim', 'Деним', 'Денім', '牛仔布'],
  linen: ['Linen', 'Leinen', 'Лён', 'Льон', '亚麻'],
  wool: ['Wool', 'Wolle', 'Шерсть', 'Вовна', '羊毛'],
  merino: ['Merino', 'Merino', 'Меринос', 'Меринос', '美利奴羊毛'],
  viscose: ['Viscose', 'Viskose', 'Вискоза', 'Віскоза', '粘纤'],
  corduroy: ['Corduroy', 'Cord', 'Вельвет', 'Вельвет', '灯芯绒'],
  polyester: [
    'Recycled Polyester',
    'Recyceltes Polyester',
    'Переработанный полиэстер',
    'Перероблений поліестер',
    '再生涤纶',
  ],
  nylon: ['Nylon', 'Nylon', 'Нейлон', 'Нейлон', '尼龙'],
  down: ['Down', 'Daune', 'Пух', 'Пух', '羽绒'],
  leather: ['Leather', 'Leder', 'Кожа', 'Шкіра', '皮革'],
  suede: ['Suede', 'Veloursleder', 'Замша', 'Замша', '绒面革'],
  canvas: ['Canvas', 'Canvas', 'Канвас', 'Канвас', '帆布'],
  rubber: ['Rubber', 'Kautschuk', 'Каучук', 'Каучук', '橡胶'],
  steel: ['Steel', 'Stahl', 'Сталь', 'Сталь', '钢'],
  graphite: ['Graphite', 'Graphit', 'Графит', 'Графіт', '石墨'],
};
