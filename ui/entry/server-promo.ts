import { createHash } from 'node:crypto';
import { PROMO_KEY } from '../state/kept-promo';

/** Runs before anything can be pressed: who goes on before the app has started is the blogger's all the same (A §4.4). */
const SCRIPT = `try{const p=/[?&]promo=([^&]+)/.exec(location.search);p&&localStorage.setItem('${PROMO_KEY}',p[1])}catch{}`;

/** Markup for the head, the same on every page, so that pages can be kept. */
export const EARLY_PROMO = `<script>${SCRIPT}</script>`;

/** By this the policy of a page knows the script from one that somebody brought in. */
export const EARLY_PROMO_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
