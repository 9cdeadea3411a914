import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { plural } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';
import type { SharedValue } from './sharedReport.ts';

const { share: content } = reportContent;

type SharedQuestionProps = {
  shared: SharedValue;
  onTake: () => Promise<void>;
  onDiscard: () => Promise<void>;
};

/**
 * Confirms shared content before it becomes a report: another site's page can send a form that
 * looks like a share by the system.
 */
export function SharedQuestion({ shared, onTake, onDiscard }: SharedQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const answer = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    void act().finally(() => setIsBusy(false));
  };
  const { title, text, files } = shared;
  return (
    <Banner
      title={content.title}
      action={
        <>
          <Button variant="primary" onClick={answer(onTake)} isPending={isBusy}>
            {content.take}
          </Button>
          <Button onClick={answer(onDiscard)} disabled={isBusy}>
            {content.discard}
          </Button>
        </>
      }
    >
      <p>{content.question}</p>
      {title && <Quote dir="auto">{title}</Quote>}
      {text && <Quote dir="auto">{text}</Quote>}
      {files.length > 0 && <p>{plural(files.length, content.photos)}</p>}
    </Banner>
  );
}

const Quote = styled.blockquote`
  margin: ${theme.space[1]} 0;
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.size.hairline} solid currentColor;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
