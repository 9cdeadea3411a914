import { UserText } from '#web/components/layout/UserText.tsx';
import { useSite } from '#web/features/site/useSite.ts';
import { LongTextLayout } from '../LongTextLayout.tsx';
import { helpContent, imprintTitle } from './content.ts';

/** Frequent questions, contact and imprint. */
export function HelpPage() {
  const { legalName, imprint } = useSite();
  return (
    <LongTextLayout text={helpContent}>
      {legalName + imprint !== '' && (
        <section id="imprint" aria-labelledby="imprint-title">
          <h2 id="imprint-title">{imprintTitle}</h2>
          <UserText>{[legalName, imprint].filter((part) => part !== '').join('\n\n')}</UserText>
        </section>
      )}
    </LongTextLayout>
  );
}
