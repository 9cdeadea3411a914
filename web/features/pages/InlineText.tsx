import { AppLink } from '#web/components/actions/AppLink.tsx';
import { inlineParts } from './inlineText.ts';

/** A sentence of the content with its links and strong words. */
export function InlineText({ children }: { children: string }) {
  return inlineParts(children).map((part, index) => {
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'link')
      return (
        <AppLink key={index} href={part.href}>
          {part.text}
        </AppLink>
      );
    return part.text;
  });
}
