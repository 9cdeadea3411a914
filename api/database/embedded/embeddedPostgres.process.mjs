// A separate process for the tests: starts the embedded server, writes rows and reports each acknowledged one
// on standard output, until it is killed.
import { runnerImport } from 'vite';
import { Client } from 'pg';

const say = (line) => process.stdout.write(`${line}\n`);

const [dataDir, mode] = process.argv.slice(2);
const source = new URL('embeddedPostgres.ts', import.meta.url).pathname;
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
try {
  const server = await module.startEmbeddedPostgres({ dataDir });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  say(JSON.stringify({ wasAdopted: server.wasAdopted, url: server.url }));
  const client = new Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists kept (id serial primary key, n int)');
  if (mode === 'hold') setInterval(() => undefined, 1000);
  for (let n = 0; n < (mode === 'write' ? Infinity : 0); n += 1) {
    const { rows } = await client.query('insert into kept (n) values ($1) returning id', [n]);
    say(`kept ${rows[0].id}`);
  }
} catch (error) {
  say(JSON.stringify({ error: error.message }));
  process.exit(1);
}
