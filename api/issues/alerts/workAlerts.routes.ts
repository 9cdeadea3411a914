import { runCommand, type Handlers } from '#api/http/handler.ts';
import { saveWorkAlert } from './workAlerts.ts';
import { listWorkAlerts } from './workAlerts.sql.ts';

/** Known only to the person, and on no issue's record. */
export const workAlertRoutes = {
  async listWorkAlerts({ actor, services }) {
    const { currency } = services.site.money();
    return { body: await listWorkAlerts(services.database, actor.id, currency) };
  },

  saveWorkAlert: (request) =>
    runCommand(request, (tx) =>
      saveWorkAlert(tx, { id: request.params.id, alert: request.body.alert }),
    ),
} satisfies Partial<Handlers>;
