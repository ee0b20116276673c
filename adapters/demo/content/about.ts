import { heading, list, text } from '../../platform/starter/pages/page-text';
import type { PageText } from '../../platform/starter/pages/page-text';

export const ABOUT: PageText = {
  identifier: 'about',
  section: 'house',
  title: ['About Vitrine', 'Über Vitrine', 'О Vitrine', 'Про Vitrine', '关于Vitrine'],
  summary: [
    'A shop window for sixteen houses that make things properly.',
    'Ein Schaufenster für sechzehn Häuser, die ihr Handwerk verstehen.',
    'Витрина шестнадцати марок, которые всё делают как следует.',
    'Вітрина шістнадцяти марок, які все роблять як слід.',
    '十六个用心造物品牌的橱窗。',
  ],
  parts: [
    text(
      'A vitrine is a glass case: what is in it has been chosen, and can be seen from all sides. That is what this shop wants to be. Sixteen houses, each good at something, and about six hundred things that we would buy ourselves.',
      'Eine Vitrine ist ein Glasschrank: Was darin liegt, wurde ausgewählt und lässt sich von allen Seiten betrachten. Das möchte dieser Laden sein. Sechzehn Häuser, jedes auf seinem Gebiet gut, und rund sechshundert Dinge, die wir selbst kaufen würden.',
      'Витрина — это стеклянный шкаф: всё в нём выбрано и видно со всех сторон. Таким мы хотим видеть этот магазин. Шестнадцать марок, каждая сильна в своём, и около шестисот вещей, которые мы купили бы сами.',
      'Вітрина — це скляна шафа: усе в ній вибрано й видно з усіх боків. Таким ми хочемо бачити цей магазин. Шістнадцять марок, кожна сильна у своєму, і близько шестисот речей, які ми купили б самі.',
      'Vitrine是玻璃橱柜：其中之物经过挑选，可从各个角度观看。这正是本店的样子：十六个各有所长的品牌，约六百件我们自己也会买的东西。',
    ),
    heading('How we choose', 'Wie wir auswählen', 'Как мы выбираем', 'Як ми вибираємо', '如何挑选'),
    list(
      [
        'We wear everything for a month before it comes into the shop.',
        'Wir tragen alles einen Monat lang, bevor es in den Laden kommt.',
        'Мы носим каждую вещь месяц, прежде чем она попадёт в магазин.',
        'Ми носимо кожну річ місяць, перш ніж вона потрапить до магазину.',
        '每件商品上架前，我们都会试穿一个月。',
      ],
      [
        'We ask where it was made and by whom, and visit at least once a year.',
        'Wir fragen, wo und von wem es gemacht wurde, und kommen mindestens einmal im Jahr vorbei.',
        'Мы спрашиваем, где и кем это сделано, и приезжаем хотя бы раз в год.',
        'Ми питаємо, де й ким це зроблено, і приїжджаємо щонайменше раз на рік.',
        '我们追问产地与制作者，每年至少探访一次。',
      ],
      [
        'If it cannot be repaired, it has to be very good at something else.',
        'Was sich nicht reparieren lässt, muss etwas anderes sehr gut können.',
        'Если вещь нельзя починить, она должна быть очень хороша в чём-то другом.',
        'Якщо річ не можна полагодити, вона має бути дуже доброю в чомусь іншому.',
        '若无法修补，它就必须在别处格外出色。',
      ],
    ),
    heading('Where we are', 'Wo wir sind', 'Где мы', 'Де ми', '我们在哪里'),
    text(
      'The office and the first shop are at 12 Arcade Row, New York; the warehouse is an hour to the north. Forty-two people work here, and two dogs.',
      'Büro und erster Laden sind in 12 Arcade Row, New York; das Lager liegt eine Stunde nördlich. Hier arbeiten zweiundvierzig Menschen und zwei Hunde.',
      'Офис и первый магазин находятся по адресу 12 Arcade Row, Нью-Йорк; склад — в часе езды к северу. Здесь работают сорок два человека и две собаки.',
      'Офіс і перший магазин розташовані за адресою 12 Arcade Row, Нью-Йорк; склад — за годину їзди на північ. Тут працюють сорок двоє людей і дві собаки.',
      '办公室与首家门店位于纽约Arcade Row 12号，仓库在北面一小时车程处。这里有四十二位同事和两只狗。',
    ),
    heading('Write to us', 'Schreib uns', 'Напишите нам', 'Напишіть нам', '联系我们'),
    text(
      'By e-mail at care@vitrine.example or by telephone on +1 800 555 0142, Monday to Saturday from 9:00 to 18:00.',
      'Per E-Mail an care@vitrine.example oder telefonisch unter +1 800 555 0142, montags bis samstags von 9 bis 18 Uhr.',
      'По почте care@vitrine.example или по телефону +1 800 555 0142, с понедельника по субботу с 9:00 до 18:00.',
      'Поштою care@vitrine.example або телефоном +1 800 555 0142, з понеділка по суботу з 9:00 до 18:00.',
      '邮箱care@vitrine.example，电话+1 800 555 0142，周一至周六9点至18点。',
    ),
  ],
};
