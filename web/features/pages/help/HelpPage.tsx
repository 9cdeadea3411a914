import { LongTextLayout } from '../LongTextLayout.tsx';
import { helpContent } from './content.ts';

/** Frequent questions, and how to reach the operator. */
export function HelpPage() {
  return <LongTextLayout text={helpContent} />;
}
