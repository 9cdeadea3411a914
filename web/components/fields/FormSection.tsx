import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

type FormSectionProps = { heading: string; hint?: string; children: ReactNode };

export function FormSection({ heading, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {hint && <p>{hint}</p>}
      </Head>
      <Body>{children}</Body>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[8]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  /* The page's header or the tabs' rule is above the first section. */
  &:first-child {
    padding-block-start: ${theme.space[6]};
    border-top: 0;
  }

  ${theme.media.lg} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

const Head = styled.div`
  & h2 {
    line-height: ${theme.lineHeight.snug};
  }
  & p {
    margin: ${theme.space[2]} 0 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  min-width: 0;

  /* The next section's rule already separates. */
  & > details:last-child {
    border-bottom: 0;
  }
  /* An empty live region takes no gap. */
  & > output:empty {
    position: absolute;
  }
`;
