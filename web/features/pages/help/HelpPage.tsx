import { UserText } from '#web/components/layout/UserText.tsx';
import { useSite } from '#web/features/site/useSite.ts';
import { LongTextLayout, Section } from '../LongTextLayout.tsx';
import { helpContent, imprintTitle, statusContent } from './content.ts';

/** Frequent questions, contact, status and imprint. */
export function HelpPage() {
  const { legalName, imprint } = useSite();
  return (
    <LongTextLayout text={helpContent}>
      <Section id="status" aria-labelledby="status-title">
        <h2 id="status-title">{statusContent.title}</h2>
        <p>
          <a href="/api/status">{statusContent.link}</a> <span>{statusContent.text}</span>
        </p>
      </Section>
      {legalName + imprint !== '' && (
        <Section id="imprint" aria-labelledby="imprint-title">
          <h2 id="imprint-title">{imprintTitle}</h2>
          <UserText>{[legalName, imprint].filter((part) => part !== '').join('\n\n')}</UserText>
        </Section>
      )}
    </LongTextLayout>
  );
}
