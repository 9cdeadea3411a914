import { BellRing, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import type { NoticeChoices, PushDevice } from '#schema/notices/noticeChoice.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { formatDate, formatDateTime } from '#web/format/format.ts';
import { language } from '#web/format/language.ts';
import { theme } from '#web/theme/theme.ts';
import { noticeContent } from './noticeContent.ts';
import { usePushDevice } from './usePushDevice.ts';

const { push: words } = noticeContent;

/** Turns pushes on and off for this browser, and off for others. */
export function PushPanel({ known }: { known: NoticeChoices }) {
  const { state, here, turnOn, remove } = usePushDevice(known);
  const others = known.devices.filter((device) => device !== here);
  return (
    <Panel aria-labelledby="push-heading">
      <h3 id="push-heading">{words.heading}</h3>
      {state && state.support !== 'ready' && (
        <Banner tone="warning">{words.hurdles[state.support]}</Banner>
      )}
      {state?.support === 'ready' && (
        <Line>
          <output>{here ? words.on : words.off}</output>
          {here ? (
            <Button
              variant="secondary"
              isPending={remove.isPending}
              pendingLabel={words.working}
              onClick={() => remove.mutate(here.id)}
            >
              {words.turnOff}
            </Button>
          ) : (
            <Button
              variant="secondary"
              icon={<BellRing aria-hidden="true" />}
              isPending={turnOn.isPending}
              pendingLabel={words.working}
              onClick={() => turnOn.mutate()}
            >
              {words.turnOn}
            </Button>
          )}
        </Line>
      )}
      {others.length > 0 && <OtherDevices devices={others} onRemove={(id) => remove.mutate(id)} />}
    </Panel>
  );
}

type OtherDevicesProps = { devices: readonly PushDevice[]; onRemove: (id: string) => void };

function OtherDevices({ devices, onRemove }: OtherDevicesProps) {
  return (
    <>
      <h4>{words.others}</h4>
      <List>
        {devices.map(({ id, createdAt, lastSuccessAt }) => (
          <Line as="li" key={id}>
            <p>
              <Smartphone aria-hidden="true" />{' '}
              <span>
                {[
                  words.since(formatDate(createdAt)),
                  lastSuccessAt !== null && words.lastPush(formatDateTime(lastSuccessAt)),
                ]
                  .filter(Boolean)
                  .join(language.comma)}
              </span>
            </p>
            <Button
              variant="ghost"
              aria-label={words.removeLabel(formatDateTime(createdAt))}
              onClick={() => onRemove(id)}
            >
              {words.remove}
            </Button>
          </Line>
        ))}
      </List>
    </>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & h4 {
    font-size: ${theme.fontSize.body};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};

  & p,
  & output {
    display: flex;
    flex: 1 1 12rem;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
