import type { QueuesWith } from './messages-manage-queues-en';

export const queuesZh = {
  'nav.messages': '消息',
  'nav.events': '事件',
  'queue.no-messages': '没有卡住的消息。',
  'queue.no-events': '所有事件均已处理。',
  'queue.no-subscribers': '没有订阅者：请在商店配置中指定。',
  'queue.subscribers': '订阅者',
  'queue.not-configured': '不在配置中',
  'queue.waiting': { other: '{count} 个事件等待中' },
  'queue.waiting-messages': '等待发送的消息',
  'queue.tries': { other: '已尝试 {count} 次' },
  'queue.next': '{when} 重试',
  'queue.retry': '重试',
  'queue.retried': '已重新发送。',
  'queue.refused': '操作未能完成。',
  'queue.refused.expired': '内容已过期：收件人需重新请求。',
  'queue.refused.no-sender': '商店没有发送此类消息的方式。',
  'queue.refused.sent': '已经发送。',
  'queue.refused.event-failed': '再次失败。',
} as const satisfies QueuesWith<'other'>;
