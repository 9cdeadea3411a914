import { noticeMailOf, pushPayloadOf } from '#api/domain/notices/noticeMessages.ts';
import { MAILBOX_MAX } from '#schema/limits.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';
import type { NotificationRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

const ORIGIN = 'http://localhost:3000';

/** How a person wants a kind of notice; what was never chosen is off. */
export function noticeChoiceOf(
  { state }: MockWorld,
  userId: string,
  type: NoticeChoice['type'],
): NoticeChoice {
  return state.noticeChoices.get(`${userId} ${type}`) ?? { type, byPush: false, byEmail: false };
}

/**
 * Lets a notice leave as its person wants: as a mail into the mailbox, as a push to this browser,
 * which is every device of everybody here.
 */
export function deliver(world: MockWorld, notice: NotificationRow): void {
  const { state } = world;
  const { byEmail, byPush } = noticeChoiceOf(world, notice.userId, notice.type);
  const person = state.users.find(({ id }) => id === notice.userId);
  if (!person) return;
  if (byEmail) {
    const mail = noticeMailOf(notice, { to: person.email, origin: ORIGIN });
    state.mails = [...state.mails, { ...mail, sentAt: world.now() }].slice(-MAILBOX_MAX);
  }
  const hasDevice = state.pushSubscriptions.some(({ userId }) => userId === person.id);
  if (byPush && hasDevice) world.push(pushPayloadOf(notice));
}
