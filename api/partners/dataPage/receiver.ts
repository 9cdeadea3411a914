/** A receiver of webhooks in ten lines. */
export const RECEIVER = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
const webhook = new Webhook(process.env.WEBHOOK_SECRET);
createServer(async (request, response) =&gt; {
  let body = '';
  for await (const chunk of request) body += chunk;
  try { console.log(request.headers['webhook-id'], webhook.verify(body, request.headers)); }
  catch { return response.writeHead(400).end(); }
  response.writeHead(204).end();
}).listen(8080);`;
