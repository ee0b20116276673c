import type { Words } from '../words';
import { heading, list, table, text } from './page-text';
import type { PageText } from './page-text';

const SIZE: Words = ['Size', 'Größe', 'Размер', 'Розмір', '尺码'];
const CHEST: Words = ['Chest, cm', 'Brust, cm', 'Грудь, см', 'Груди, см', '胸围（厘米）'];
const WAIST: Words = ['Waist, cm', 'Taille, cm', 'Талия, см', 'Талія, см', '腰围（厘米）'];
const HIP: Words = ['Hip, cm', 'Hüfte, cm', 'Бёдра, см', 'Стегна, см', '臀围（厘米）'];
const FOOT: Words = ['Foot length, cm', 'Fußlänge, cm', 'Длина стопы, см', 'Довжина стопи, см', '脚长（厘米）'];
const AGE: Words = ['Age, about', 'Alter, etwa', 'Возраст, примерно', 'Вік, приблизно', '参考年龄'];

export const SIZE_GUIDE: PageText = {
  identifier: 'size-guide',
  title: ['Size Guide', 'Größentabelle', 'Таблица размеров', 'Таблиця розмірів', '尺码指南'],
  summary: [
    'How to measure, and what our sizes mean in centimetres.',
    'Wie man misst und was unsere Größen in Zentimetern bedeuten.',
    'Как снять мерки и что наши размеры значат в сантиметрах.',
    'Як зняти мірки й що наші розміри означають у сантиметрах.',
    '如何测量，以及各尺码对应的厘米数。',
  ],
  parts: [
    list(
      [
        'Chest: round the fullest part, arms down, tape level.',
        'Brust: um die stärkste Stelle, Arme hängen lassen, Maßband waagerecht.',
        'Грудь: по самой выступающей части, руки опущены, лента горизонтально.',
        'Груди: по найвиступнішій частині, руки опущені, стрічка горизонтально.',
        '胸围：双臂下垂，软尺水平绕胸部最丰满处一周。',
      ],
      [
        'Waist: at the narrowest part, without drawing in.',
        'Taille: an der schmalsten Stelle, ohne einzuziehen.',
        'Талия: в самом узком месте, не втягивая живот.',
        'Талія: у найвужчому місці, не втягуючи живіт.',
        '腰围：绕腰部最细处一周，自然放松。',
      ],
      [
        'Foot: stand on paper against a wall and mark the longest toe; measure both feet in the evening.',
        'Fuß: auf Papier an der Wand stehen und den längsten Zeh markieren; abends beide Füße messen.',
        'Стопа: встаньте на лист бумаги у стены и отметьте самый длинный палец; измеряйте обе стопы вечером.',
        'Стопа: станьте на аркуш паперу біля стіни й позначте найдовший палець; вимірюйте обидві стопи ввечері.',
        '脚长：靠墙站在纸上，标出最长脚趾；请在傍晚测量双脚。',
      ],
    ),
    heading('Women', 'Damen', 'Женщины', 'Жінки', '女士'),
    table(
      [SIZE, CHEST, WAIST, HIP],
      [
        ['XS', '80–84', '62–66', '87–91'],
        ['S', '84–88', '66–70', '91–95'],
        ['M', '88–94', '70–76', '95–101'],
        ['L', '94–100', '76–82', '101–107'],
        ['XL', '100–108', '82–90', '107–114'],
        ['XXL', '108–116', '90–98', '114–121'],
      ],
    ),
    heading('Men', 'Herren', 'Мужчины', 'Чоловіки', '男士'),
    table(
      [SIZE, CHEST, WAIST, HIP],
      [
        ['S', '88–94', '74–80', '90–95'],
        ['M', '94–100', '80–86', '95–100'],
        ['L', '100–106', '86–92', '100–106'],
        ['XL', '106–114', '92–100', '106–112'],
        ['XXL', '114–122', '100–108', '112–118'],
        ['3XL', '122–130', '108–118', '118–125'],
      ],
    ),
    heading('Trousers by waist', 'Hosen nach Bundweite', 'Брюки по талии', 'Штани за талією', '按腰围选裤'),
    text(
      'The number after W is the waistband in inches.',
      'Die Zahl nach dem W ist die Bundweite in Zoll.',
      'Число после W — обхват пояса в дюймах.',
      'Число після W — обхват пояса в дюймах.',
      'W后的数字为裤腰英寸数。',
    ),
    table(
      [SIZE, WAIST],
      [
        ['W28', '72'],
        ['W29', '74'],
        ['W30', '77'],
        ['W31', '79'],
        ['W32', '82'],
        ['W33', '84'],
        ['W34', '87'],
        ['W36', '92'],
        ['W38', '97'],
      ],
    ),
    heading('Shoes', 'Schuhe', 'Обувь', 'Взуття', '鞋码'),
    table(
      [['EU', 'EU', 'EU', 'EU', '欧码'], ['UK', 'UK', 'UK', 'UK', '英码'], FOOT],
      [
        ['36', '3.5', '22.8'],
        ['37', '4', '23.5'],
        ['38', '5', '24.1'],
        ['39', '6', '24.8'],
        ['40', '6.5', '25.4'],
        ['41', '7.5', '26.1'],
        ['42', '8', '26.8'],
        ['43', '9', '27.4'],
        ['44', '9.5', '28.1'],
        ['45', '10.5', '28.8'],
        ['46', '11', '29.4'],
        ['47', '12', '30.1'],
      ],
    ),
    heading('Children', 'Kinder', 'Дети', 'Діти', '儿童'),
    text(
      'Children’s sizes are body height in centimetres; between two, take the larger one.',
      'Kindergrößen sind die Körpergröße in Zentimetern; zwischen zwei Größen nimm die größere.',
      'Детские размеры — это рост в сантиметрах; между двумя выбирайте больший.',
      'Дитячі розміри — це зріст у сантиметрах; між двома вибирайте більший.',
      '童装尺码即身高厘米数，介于两码之间请选大码。',
    ),
    table(
      [SIZE, AGE, CHEST],
      [
        ['92', '2', '53'],
        ['98', '3', '55'],
        ['104', '4', '57'],
        ['110', '5', '59'],
        ['116', '6', '61'],
        ['122', '7', '63'],
        ['128', '8', '66'],
        ['140', '10', '71'],
        ['152', '12', '77'],
        ['164', '14', '83'],
      ],
    ),
    heading('Belts', 'Gürtel', 'Ремни', 'Ремені', '腰带'),
    text(
      'The size is the length in centimetres from the buckle to the middle hole: your trouser waist plus 5.',
      'Die Größe ist die Länge in Zentimetern von der Schnalle bis zum mittleren Loch: deine Bundweite plus 5.',
      'Размер — длина в сантиметрах от пряжки до среднего отверстия: обхват пояса брюк плюс 5.',
      'Розмір — довжина в сантиметрах від пряжки до середнього отвору: обхват пояса штанів плюс 5.',
      '尺码为带扣至中间孔的厘米长度：裤腰加5厘米。',
    ),
  ],
};
