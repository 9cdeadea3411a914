import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { ConsoleIssue } from '#schema/console/content.ts';
import { reason } from '#schema/text.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { plural } from '#web/format/format.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { theme } from '#web/theme/theme.ts';
import { contentContent as words } from './contentContent.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';

const rule = v.object({ reason });
type Refused = Awaited<ReturnType<typeof hideAll>>;

/** Acts on the chosen issues, with one reason. */
export function ChosenIssues({ issues, onEnd }: { issues: ConsoleIssue[]; onEnd: () => void }) {
  const [asked, setAsked] = useState<'hide' | 'show' | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const shown = issues.filter(({ isHidden }) => !isHidden);
  const hidden = issues.filter(({ isHidden }) => isHidden);
  return (
    <>
      {refused.length > 0 && (
        <Banner tone="warning" title={words.refusedTitle}>
          {refused.map(({ issue, reason: why }) => (
            <p key={issue.id}>{words.refused(issue.title ?? issue.id, why)}</p>
          ))}
        </Banner>
      )}
      {issues.length > 0 && (
        <Bar>
          <output>{plural(issues.length, words.chosen)}</output>
          <Row gap={3}>
            {shown.length > 0 && (
              <Button onClick={() => setAsked('hide')}>{words.hide.button}</Button>
            )}
            {hidden.length > 0 && (
              <Button onClick={() => setAsked('show')}>{words.show.button}</Button>
            )}
            <Button variant="ghost" onClick={onEnd}>
              {words.none}
            </Button>
          </Row>
        </Bar>
      )}
      {asked !== null && (
        <ActDialog
          words={words[asked]}
          rule={rule}
          empty={{ reason: '' }}
          place={{ kind: `console-${asked}`, issueId: 'chosen' }}
          tone={asked === 'hide' ? 'danger' : 'primary'}
          send={({ reason: why }) =>
            hideAll(asked === 'hide' ? shown : hidden, {
              isHidden: asked === 'hide',
              reason: why,
            })
          }
          onDone={(left) => {
            setRefused(left);
            onEnd();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: ${theme.size.header};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

type HideAllRefused = { issue: ConsoleIssue; reason: string };

/**
 * Hides or shows issues one after the other, each with the reason in its own record. Returns those
 * left unchanged; throws if all were.
 */
async function hideAll(
  issues: readonly ConsoleIssue[],
  body: { isHidden: boolean; reason: string },
): Promise<HideAllRefused[]> {
  const refused: HideAllRefused[] = [];
  let last: unknown = null;
  for (const issue of issues) {
    try {
      await call(hideIssue, {
        params: { id: issue.id },
        body,
        idempotencyKey: crypto.randomUUID(),
      });
    } catch (error) {
      last = error;
      refused.push({ issue, reason: errorMessage(error) });
    }
  }
  if (refused.length === issues.length) throw last;
  return refused;
}
