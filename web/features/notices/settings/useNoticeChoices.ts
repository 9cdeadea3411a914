import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  saveNoticeChoices,
  type NoticeChoice,
  type NoticeChoices,
} from '#schema/notices/noticeChoice.ts';
import { showError } from '#web/store/toastStore.ts';
import { call } from '#web/net/call.ts';
import { messageOf } from '#web/net/callErrors.ts';
import { noticeChoicesQuery } from '#web/features/notices/queries.ts';
import { noticeContent } from './noticeContent.ts';

/** How the person wants to hear of news. A change shows at once and goes back when it is refused. */
export function useNoticeChoices() {
  const queryClient = useQueryClient();
  const { queryKey } = noticeChoicesQuery();
  const query = useQuery(noticeChoicesQuery());
  // What is known comes a moment later: by then React would have put the pressed control back.
  const [chosen, setChosen] = useState<NoticeChoice | null>(null);
  const { mutate } = useMutation({
    // One after the other: of two quick presses the later one has to be the last to arrive.
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
      showError(noticeContent.notSaved, messageOf(error));
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
