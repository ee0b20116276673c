import type { Care } from '../base/material';
import type { Words } from '../../platform/starter/words/words';

export const CARE: Readonly<Record<Care, Words>> = {
  warm: [
    'Machine wash at 40 °C (104 °F) with like colors; dry on the line.',
    'Bei 40 °C mit ähnlichen Farben waschen, auf der Leine trocknen.',
    'Стирать при 40 °C с вещами похожих цветов, сушить на верёвке.',
    'Прати при 40 °C із речами схожих кольорів, сушити на мотузці.',
    '40°C机洗，与同色衣物同洗，悬挂晾干。',
  ],
  cold: [
    'Machine wash cold, inside out; no softener, no tumble dryer.',
    'Kalt und auf links waschen, ohne Weichspüler, nicht in den Trockner.',
    'Стирать в холодной воде, вывернув наизнанку; без кондиционера и сушильной машины.',
    'Прати в холодній воді, вивернувши навиворіт; без кондиціонера й сушильної машини.',
    '翻面冷水机洗，勿用柔顺剂，勿烘干。',
  ],
  hand: [
    'Wash by hand or on the wool cycle, and dry flat; most days, airing is enough.',
    'Von Hand oder im Wollprogramm waschen und liegend trocknen; meist genügt Auslüften.',
    'Стирать вручную или в режиме «шерсть», сушить на горизонтальной поверхности; чаще всего достаточно проветрить.',
    'Прати вручну або в режимі «вовна», сушити горизонтально; здебільшого досить провітрити.',
    '手洗或羊毛程序洗涤，平铺晾干；日常通风即可。',
  ],
  press: [
    'Wash at 30 °C (86 °F) or dry-clean, and press while still damp.',
    'Bei 30 °C waschen oder reinigen lassen, noch feucht bügeln.',
    'Стирать при 30 °C или сдать в химчистку, гладить слегка влажным.',
    'Прати при 30 °C або здати в хімчистку, прасувати злегка вологим.',
    '30°C水洗或干洗，微湿时熨烫。',
  ],
  sponge: [
    'Rinse in clear water after use and dry in the shade.',
    'Nach Gebrauch mit klarem Wasser abspülen und im Schatten trocknen.',
    'После использования сполоснуть чистой водой и высушить в тени.',
    'Після використання сполоснути чистою водою й висушити в тіні.',
    '使用后以清水冲洗，阴凉处晾干。',
  ],
  leather: [
    'Brush off dust, feed with colorless cream twice a year, dry away from heat.',
    'Staub abbürsten, zweimal im Jahr mit farbloser Creme pflegen, fern von Hitze trocknen.',
    'Счищать пыль щёткой, дважды в год питать бесцветным кремом, сушить вдали от тепла.',
    'Зчищати пил щіткою, двічі на рік живити безбарвним кремом, сушити подалі від тепла.',
    '刷去浮尘，每年两次涂无色护理膏，远离热源晾干。',
  ],
  suede: [
    'Brush with a suede brush, keep away from heat, and renew the waterproofing once a season.',
    'Mit einer Wildlederbürste abbürsten, fern von Hitze halten und einmal pro Saison imprägnieren.',
    'Чистить щёткой для замши, беречь от тепла и раз в сезон обновлять пропитку.',
    'Чистити щіткою для замші, берегти від тепла й раз на сезон оновлювати просочення.',
    '用绒面革刷清洁，远离热源，每季重新防水处理一次。',
  ],
  wax: [
    'Sponge with cold water, and renew the finish once a season.',
    'Mit kaltem Wasser abwischen und die Ausrüstung einmal pro Saison auffrischen.',
    'Протирать холодной водой и раз в сезон обновлять пропитку.',
    'Протирати холодною водою й раз на сезон оновлювати просочення.',
    '用冷水擦拭，每季重新做一次防水处理。',
  ],
  wipe: [
    'Wipe with a damp cloth and a little soap.',
    'Mit einem feuchten Tuch und etwas Seife abwischen.',
    'Протирать влажной тканью с каплей мыла.',
    'Протирати вологою тканиною з краплею мила.',
    '用湿布蘸少许肥皂擦拭。',
  ],
};
