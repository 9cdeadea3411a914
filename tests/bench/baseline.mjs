/**
 * What the API is compared with: bare Koa, and Koa with one thing asked of raw pg: a row by its key, a
 * page of the list, or one row written.
 */
import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { rows } = await pool.query('select id from issue order by id limit 1000');
await pool.query(
  'create table if not exists bench_row (id uuid primary key, title text, created_at timestamptz)',
);

const row = (id) => ({
  name: 'row',
  text: 'select id, title, description, status from issue where id = $1',
  values: [id],
});
const list = {
  name: 'list',
  text: `select id, title, description, location, status, funding_cents from issue
    where is_listed order by created_at desc, id desc limit 9`,
};
const insert = () => ({
  name: 'insert',
  text: 'insert into bench_row values ($1, $2, now())',
  values: [randomUUID(), 'Loose paving stone at the corner'],
});

let asked = 0;
const ANSWERS = {
  '/hello': async () => ({ hello: 'world' }),
  '/row': async () => (await pool.query(row(rows[(asked += 1) % rows.length].id))).rows[0],
  '/list': async () => (await pool.query(list)).rows,
  '/insert': async () => (await pool.query(insert())).rowCount,
};

const app = new Koa();
app.use(async (context) => {
  context.body = await ANSWERS[context.path]();
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: server.address().port });
});
