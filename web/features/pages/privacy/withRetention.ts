import type { Retention } from '#schema/site/retention.ts';
import { withTexts } from '#web/features/site/withTexts.ts';
import { retentionContent } from './content.ts';

const isPeriod = (name: string): name is keyof Retention => name in retentionContent;

/** A text with the times that the operator set in place of their names in braces. */
export const withRetention = <Content>(content: Content, kept: Retention): Content =>
  withTexts(content, (text) =>
    text.replace(/\{(\w+)\}/gu, (written, name: string) =>
      isPeriod(name) ? retentionContent[name](kept[name]) : written,
    ),
  );
