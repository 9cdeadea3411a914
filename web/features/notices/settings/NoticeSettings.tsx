import { styled } from 'styled-components';
import {
  type NoticeChoice,
  type NoticeChoices,
  saveNoticeChoices,
} from '#schema/notices/noticeChoice.ts';
import type { User } from '#schema/people/user.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { theme } from '#web/theme/theme.ts';
import { noticeContent as words } from './noticeContent.ts';
import { PushPanel } from './PushPanel.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '#web/store/toastStore.ts';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { noticeChoicesQuery } from '#web/features/notices/queries.ts';

/** Which notices go out by push or mail, and to which devices. */
export function NoticeSettings({ user }: { user: User }) {
  const { data, isPending, refetch, choose } = useNoticeChoices();
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return (
    <Card>
      <Stack gap={6}>
        <Quiet>{words.intro}</Quiet>
        <PushPanel known={data} />
        <Kinds>
          {data.choices.map((choice) => (
            <Kind
              key={choice.type}
              choice={choice}
              hasMail={data.mail !== 'none'}
              onChange={choose}
            />
          ))}
        </Kinds>
        <Notes known={data} user={user} />
      </Stack>
    </Card>
  );
}

function Notes({ known, user }: { known: NoticeChoices; user: User }) {
  const wantsPush = known.choices.some(({ byPush }) => byPush);
  return (
    <div>
      {wantsPush && known.devices.length === 0 && <Quiet>{words.push.nowhere}</Quiet>}
      <Quiet>
        <span>
          {`${joinTexts(words.mail[known.mail](user.email), known.mail !== 'none' && words.proved)} `}
        </span>
        {known.mail === 'local' && <AppLink href="/mailbox">{words.mailbox}</AppLink>}
      </Quiet>
    </div>
  );
}

type KindProps = {
  choice: NoticeChoice;
  hasMail: boolean;
  onChange: (choice: NoticeChoice) => void;
};

function Kind({ choice, hasMail, onChange }: KindProps) {
  const { type, byPush, byEmail } = choice;
  return (
    <KindLine>
      <legend>{words.kinds[type]}</legend>
      <Ways>
        <CheckboxField
          label={words.byPush}
          checked={byPush}
          onChange={(event) => onChange({ type, byEmail, byPush: event.target.checked })}
        />
        {hasMail && (
          <CheckboxField
            label={words.byEmail}
            checked={byEmail}
            onChange={(event) => onChange({ type, byPush, byEmail: event.target.checked })}
          />
        )}
      </Ways>
    </KindLine>
  );
}

/** A change shows at once and is reverted if refused. */
function useNoticeChoices() {
  const queryClient = useQueryClient();
  const { queryKey } = noticeChoicesQuery();
  const query = useQuery(noticeChoicesQuery());
  // The query updates later: by then React would have reset the pressed control.
  const [chosen, setChosen] = useState<NoticeChoice | null>(null);
  const { mutate } = useMutation({
    // Serial: of two quick presses the later must arrive last.
    scope: { id: 'noticeChoices' },
    mutationFn: (choice: NoticeChoice) => call(saveNoticeChoices, { body: { choices: [choice] } }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData<NoticeChoices>(queryKey, (known) => known && changed(known, choice));
      return before;
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      showError(words.notSaved, errorMessage(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const choose = (choice: NoticeChoice) => {
    setChosen(choice);
    mutate(choice, { onSettled: () => setChosen(null) });
  };
  const data = query.data && chosen ? changed(query.data, chosen) : query.data;
  return { ...query, data, choose };
}

const changed = (known: NoticeChoices, choice: NoticeChoice): NoticeChoices => ({
  ...known,
  choices: known.choices.map((other) => (other.type === choice.type ? choice : other)),
});

const Kinds = styled.div`
  display: grid;
`;

const KindLine = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  padding: ${theme.space[2]} 0;

  &:not(:first-child) {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }
  /* Floated, because a legend is no flex item. */
  & > legend {
    float: inline-start;
    flex: 1 1 16rem;
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
`;

/** On one line, beside the kind or below it. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
`;
