/** The frame in Chinese. */
export const frameZh = {
  'promo.strip': '推广模式：仅显示推广商品。',
  'promo.off': '关闭',
  'updated.running': '正在更新…',
  'updated.progress': '正在更新：{done} / {total}',
  'updated.moment': '不到一分钟前更新',
  'menu.site': '关于商店',
  'menu.contacts': '联系我们',
  'menu.profile': '编辑资料',
  'menu.hint': '登录后可查看订单并累积积分。',
  'menu.hint-percent': '登录即享：消费金额的 {percent}% 以积分返还。',
  'menu.acting': '您正以 {name} 的身份操作。您是 {previous}。',
  'menu.return': '返回该用户',
  'updated.hours': { other: '{count} 小时前更新' },
  'updated.minutes': { other: '{count} 分钟前更新' },
};
