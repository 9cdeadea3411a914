import { MARK, MARK_HEADER } from '#schema/mark.ts';

/** For an answer that a test gives in the server's place: without its mark the app takes it for a portal's. */
export const OURS = { headers: { [MARK_HEADER]: MARK } };
