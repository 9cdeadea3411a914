import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveNoticeChoices, type NoticeChoices } from '#schema/notices/noticeChoice.ts';
import { deletePushSubscription } from '#schema/notices/push.ts';
import { call } from '#web/net/call.ts';
import { ApiError, errorMessage, NetworkError } from '#web/net/callErrors.ts';
import { useAction } from '#web/net/useAction.ts';
import { noticeChoicesQuery } from '#web/features/notices/queries.ts';
import { endPushHere, pushDeviceState, turnPushOn } from '#web/device/pushDevice.ts';
import { noticeContent } from './noticeContent.ts';

const { push: words } = noticeContent;
const DEVICE_KEY = ['pushDevice'];

/** Push services fail with messages that help no user. */
const toReason = (error: unknown) =>
  error instanceof ApiError || error instanceof NetworkError
    ? errorMessage(error)
    : words.failedText;

const hasPushes = ({ choices }: NoticeChoices) => choices.some(({ byPush }) => byPush);

/** Pushes of this browser and of the person's other devices. */
export function usePushDevice(known: NoticeChoices) {
  const queryClient = useQueryClient();
  // Answered by the browser, so also offline.
  const { data: state } = useQuery({
    queryKey: DEVICE_KEY,
    queryFn: pushDeviceState,
    networkMode: 'always',
  });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: DEVICE_KEY });
    await queryClient.invalidateQueries({ queryKey: noticeChoicesQuery().queryKey });
  };
  const here = known.devices.find(({ endpoint }) => endpoint === state?.endpoint);

  const turnOn = useAction({
    send: async (_: void, idempotencyKey) => {
      const isOn = await turnPushOn();
      // Enables pushes for all notices if none had them; an existing choice stays.
      if (isOn && !hasPushes(known)) {
        const choices = known.choices.map((choice) => ({ ...choice, byPush: true }));
        await call(saveNoticeChoices, { body: { choices }, idempotencyKey });
      }
      return isOn;
    },
    words,
    outcomeWords: (isOn) => (isOn ? {} : { done: words.declined, doneText: words.declinedText }),
    toReason,
    onSettled: refresh,
  });

  const remove = useAction({
    send: async (id: string, idempotencyKey) => {
      await call(deletePushSubscription, { params: { id }, idempotencyKey });
      if (id === here?.id) await endPushHere();
    },
    words: { failed: words.offFailed },
    onSettled: refresh,
  });

  return { state, here, turnOn, remove };
}
