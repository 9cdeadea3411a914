import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { answerStatus } from './statusPage.ts';

it('says to everybody that an installation works', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.stop());
  const answer = await fetch(`${api.origin}/api/status`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('<h1>Status of Trybe</h1><p>Everything works.</p>');
  expect(text).toContain('<th scope="row">The books</th><td>Not checked yet</td>');
});

it('answers in the language of who asks, also while the database is away', async () => {
  const app = new Koa();
  app.use(
    answerStatus({
      figures: () => Promise.resolve(null),
      siteName: () => 'Fix <Freital>',
      languages: () => ['en', 'de', 'es', 'ar'],
      now: () => new Date('2026-05-01T10:00:00Z'),
    }),
  );
  const site = await serveApp(app);
  onTestFinished(() => site.close());
  const ask = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const answer = await fetch(`${site.origin}/api/status`, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    return answer.text();
  };
  const german = await ask('de-AT');
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('Etwas funktioniert gerade nicht. Was du in der App schreibst, bleibt');
  expect(german).toContain('Status von Fix &lt;Freital&gt;');
  expect(await ask('ar')).toContain('<html lang="ar" dir="rtl">');
  expect(await ask('es')).toContain('No funciona');
});
