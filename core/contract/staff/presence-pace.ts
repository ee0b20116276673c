export const PRESENCE_SECONDS = 60;
/** Heartbeat interval; two may be lost. */
export const PRESENCE_BEAT_SECONDS = 20;
