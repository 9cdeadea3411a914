import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Transparency } from '#schema/case/transparency.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatNumber, plural } from '#web/format/format.ts';
import { readAuditHeads } from '#web/features/record/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { CardHead } from './CardHead.tsx';
import { checkRoot } from './checkRoot.ts';
import { transparencyContent } from './content.ts';

const { heads: content } = transparencyContent;

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string) =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The hash over the heads of all records, and how to verify it: here or independently. */
export function HeadsCard({ publication }: Pick<Transparency, 'publication'>) {
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <CardHead title={content.title} text={content.text} />
        {publication === null ? <p>{content.none}</p> : <Published publication={publication} />}
      </Stack>
    </Card>
  );
}

type PublishedProps = { publication: NonNullable<Transparency['publication']> };

function Published({ publication }: PublishedProps) {
  const { day, issueCount, root } = publication;
  const check = useMutation({
    mutationFn: async () => {
      const page = await readAuditHeads();
      return { isWhole: await checkRoot(page, sha256), count: page.heads.length };
    },
  });
  const isPossible = globalThis.crypto?.subtle !== undefined;
  return (
    <>
      <Facts>
        <div>
          <dt>{content.day}</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>{content.issues}</dt>
          <dd>{formatNumber(issueCount)}</dd>
        </div>
        <div>
          <dt>{content.root}</dt>
          <dd>
            <Hash>{root}</Hash>
          </dd>
        </div>
      </Facts>
      <Row gap={3}>
        <Button
          isPending={check.isPending}
          pendingLabel={content.checking}
          disabled={!isPossible}
          onClick={() => check.mutate()}
        >
          {content.check}
        </Button>
        <ButtonLink variant="ghost" href={`/api/audit-heads?day=${day}`} target="_blank">
          {content.download}
        </ButtonLink>
      </Row>
      <output>
        {!isPossible && <Banner tone="warning">{content.impossible}</Banner>}
        {check.isError && <Banner tone="warning">{content.failed}</Banner>}
        {check.data?.isWhole === true && (
          <Banner tone="success">{content.whole(plural(check.data.count, content.record))}</Banner>
        )}
        {check.data?.isWhole === false && <Banner tone="danger">{content.broken}</Banner>}
      </output>
      <Disclosure summary={content.how}>
        <ol>
          {content.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Hash = styled.code`
  overflow-wrap: anywhere;
`;
