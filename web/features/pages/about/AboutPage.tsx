import { LongTextLayout } from '../LongTextLayout.tsx';
import { aboutContent } from './content.ts';

/** What Trybe is for, with its stories and its people. */
export function AboutPage() {
  return <LongTextLayout text={aboutContent} />;
}
