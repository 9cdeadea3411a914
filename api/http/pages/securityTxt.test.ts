import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { answerSecurityTxt } from './securityTxt.ts';

async function ask(contact: string | null, method = 'GET') {
  const app = new Koa();
  app.use(
    answerSecurityTxt({
      findOrigin: () => 'https://trybe.example',
      contact: () => contact,
      languages: () => ['de', 'en'],
      now: () => new Date('2026-03-01T10:00:00Z'),
    }),
  );
  const site = await serveApp(app);
  onTestFinished(() => site.close());
  return fetch(`${site.origin}/.well-known/security.txt`, { method });
}

it('names whom to tell, until when that holds, and where it stands', async () => {
  const answer = await ask('mailto:security@city.example');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'Contact: mailto:security@city.example\n' +
      'Expires: 2026-08-28T00:00:00.000Z\n' +
      'Preferred-Languages: de, en\n' +
      'Canonical: https://trybe.example/.well-known/security.txt\n',
  );
});

it('is not there where nobody is named, nor for anything but reading', async () => {
  expect((await ask(null)).status).toBe(404);
  expect((await ask('mailto:security@city.example', 'POST')).status).toBe(404);
});
