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

/** A change shows at once and is reverted if refused. */
export function useNoticeChoices() {
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
