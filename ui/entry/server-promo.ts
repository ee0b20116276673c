import { createHash } from 'node:crypto';
import { PROMO_KEY } from '../state/drafts/kept-promo';

/** Runs before any interaction, so that early navigation keeps the blogger's attribution. */
const SCRIPT = `try{const p=/[?&]promo=([^&]+)/.exec(location.search);p&&localStorage.setItem('${PROMO_KEY}',p[1])}catch{}`;

/** The same on every page, so that pages stay cacheable. */
export const EARLY_PROMO = `<script>${SCRIPT}</script>`;

export const EARLY_PROMO_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
