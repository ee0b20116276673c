import type { NoticeIntent } from '../../../core/internal';
import type { Shop } from '../../../core/shopper';

export function runIntent(intent: NoticeIntent, shop: Shop, navigate: (to: string) => void): void {
  switch (intent.kind) {
    case 'dismiss':
      return;
    case 'go':
      if (intent.path === window.location.pathname + window.location.search) void shop.routing.open(intent.path);
      else navigate(intent.path);
      return;
    case 'sign-in':
      shop.ui.openSignIn();
  }
}
