import { LongTextLayout } from '../LongTextLayout.tsx';
import { aboutContent } from './content.ts';

export function AboutPage() {
  return <LongTextLayout text={aboutContent} />;
}
