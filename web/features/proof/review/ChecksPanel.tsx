import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '#web/components/issues/Badge.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { checksSummary, isContradicted, type CheckedFact } from './checksSummary.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { checksContent as words } from './checksContent.ts';

const LOOKS: Record<CheckedFact['result'], { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  consistent: { tone: 'success', Icon: CircleCheck },
  weak: { tone: 'warning', Icon: CircleHelp },
  contradictory: { tone: 'danger', Icon: CircleX },
};

/** The server's findings about a proof, with what each means. */
export function ChecksPanel({ checks }: { checks: readonly CheckedFact[] }) {
  return (
    <Disclosure
      summary={<Sentence $isBad={isContradicted(checks)}>{checksSummary(checks)}</Sentence>}
      isOpenAtFirst={isContradicted(checks)}
    >
      <List>
        {checks.map(({ check, result, distanceM }) => {
          const { tone, Icon } = LOOKS[result];
          const { name, meaning } = words.names[check];
          return (
            <li key={check}>
              <Head>
                <strong>{name}</strong>
                <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
                  {words.results[result]}
                </Badge>
              </Head>
              <p>
                {joinTexts(
                  meaning[result],
                  distanceM !== undefined && words.distance(formatNumber(Math.round(distanceM))),
                )}
              </p>
            </li>
          );
        })}
      </List>
      <p>{words.note}</p>
    </Disclosure>
  );
}

const Sentence = styled.span<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? theme.color.dangerText : 'inherit')};
`;

const List = styled(PlainList)`
  margin-block-end: ${theme.space[4]};

  & p {
    margin: ${theme.space[1]} 0 0;
    font-size: ${theme.fontSize.small};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.text};
`;
