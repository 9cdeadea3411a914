import { runCommand, type Handlers } from '#api/http/handler.ts';
import { findLanguage } from '#schema/languages/languages.ts';
import { listNotifications } from './notices.sql.ts';
import { markNotificationsRead } from './markNotificationsRead.ts';

export const notificationRoutes = {
  async listNotifications({ actor, call, origin, services }) {
    const language = findLanguage(call.header('X-Trybe-Language')) ?? 'en';
    const reader = { userId: actor.id, origin, language };
    return { body: await listNotifications(services.database, reader) };
  },

  markNotificationsRead: (request) =>
    runCommand(request, (tx) => markNotificationsRead(tx, request.body.ids)),
} satisfies Partial<Handlers>;
