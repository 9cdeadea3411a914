import type { Services } from '#api/http/services.ts';
import type { OutlineKeeping } from './listOutline.sql.ts';

/** How this process keeps outlines of lists. */
export const outlineKeeping = ({ shared, outlines }: Services): OutlineKeeping => ({
  perChange: shared.get,
  forAWhile: outlines.get,
});
