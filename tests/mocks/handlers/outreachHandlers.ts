import { Refusal } from '#api/domain/refusal.ts';
import { MAILBOX_SHOWN, PUSH_ENDPOINT_MAX_LENGTH, PUSH_SUBSCRIPTIONS_MAX } from '#schema/limits.ts';
import { NOTIFICATION_TYPES } from '#schema/people/notification.ts';
import { noticeChoiceOf } from '../deliver.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';

/** A point on the curve, so that browsers subscribe; nobody has the other half of it. */
const PUBLIC_KEY =
  'BBWaYtQhcrGxa9XDxiy3-RGurF6qdetR7eP9rCOWiFdbnmMMzVLSM4a1fksFYSW_roto0_0PG-wDnt2VMKvmxKA';
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/u;

function mayReach(endpoint: string): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX_LENGTH || !URL.canParse(endpoint)) return false;
  return LOOPBACK.test(endpoint) || endpoint.startsWith('https://');
}

/** What people hear of outside of the app: mails stay in the mailbox, pushes in this browser. */
export const outreachHandlers: MockHandlersOf<
  | 'getNoticeChoices'
  | 'saveNoticeChoices'
  | 'getPushKey'
  | 'savePushSubscription'
  | 'deletePushSubscription'
  | 'listMailbox'
> = {
  getNoticeChoices({ world, actor }) {
    const devices = world.state.pushSubscriptions
      .filter((row) => row.userId === actor.id)
      .map(({ id, endpoint, createdAt }) => ({ id, endpoint, createdAt, lastSuccessAt: null }))
      .toReversed();
    const choices = NOTIFICATION_TYPES.map((type) => noticeChoiceOf(world, actor.id, type));
    return { choices, devices, mail: 'local' };
  },

  saveNoticeChoices({ world, actor, body }) {
    for (const choice of body.choices) {
      world.state.noticeChoices.set(`${actor.id} ${choice.type}`, choice);
    }
  },

  getPushKey: () => ({ publicKey: PUBLIC_KEY }),

  savePushSubscription({ world, actor, body, request }) {
    const { endpoint } = body;
    if (!mayReach(endpoint)) {
      const message = 'This is no address of a push service that this installation sends to.';
      throw new Refusal('invalid_request', [{ path: 'endpoint', message }]);
    }
    const { state } = world;
    const known = state.pushSubscriptions.find(
      (row) => row.endpoint === endpoint && row.userId === actor.id,
    );
    const others = state.pushSubscriptions.filter((row) => row.endpoint !== endpoint);
    const own = others.filter((row) => row.userId === actor.id);
    const tooMany = new Set(own.slice(0, Math.max(0, own.length + 1 - PUSH_SUBSCRIPTIONS_MAX)));
    const row = {
      id: known?.id ?? world.randomUuid(),
      userId: actor.id,
      endpoint,
      createdAt: known?.createdAt ?? world.now(),
      sessionToken: world.carrier.read(request),
    };
    state.pushSubscriptions = [...others.filter((other) => !tooMany.has(other)), row];
  },

  deletePushSubscription({ world, actor, params }) {
    world.state.pushSubscriptions = world.state.pushSubscriptions.filter(
      (row) => row.id !== params.id || row.userId !== actor.id,
    );
  },

  listMailbox({ world, actor }) {
    return world.state.mails
      .filter(({ to }) => to.toLowerCase() === actor.email.toLowerCase())
      .slice(-MAILBOX_SHOWN)
      .toReversed();
  },
};
