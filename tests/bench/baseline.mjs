/** What the API is compared with: bare Koa, and Koa with one indexed query through raw pg. */
import Koa from 'koa';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { rows } = await pool.query('select id from issue limit 1');
const text = 'select id, title, description, status from issue where id = $1';
const query = { name: 'one', text, values: [rows[0].id] };

const app = new Koa();
app.use(async (context) => {
  if (context.path === '/hello') context.body = { hello: 'world' };
  else context.body = (await pool.query(query)).rows[0];
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: server.address().port });
});
