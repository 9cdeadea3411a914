import { afterEach, expect, test } from 'vitest';
import { startSmtpServer, type SmtpServer } from '#tests/support/providers/smtpServer.ts';
import type { Mailer } from '#api/platform/ports.ts';
import { createSmtpMailer } from './smtpMailer.ts';

const opened: { mailer: Mailer; server: SmtpServer }[] = [];
afterEach(async () => {
  for (const { mailer, server } of opened.splice(0)) {
    await mailer.close();
    await server.stop();
  }
});

const mail = {
  id: '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0002',
  userId: '0b4c2a5e-8f5e-4c1e-9d53-3f0d1f6a7c11',
  to: 'rosa@example.org',
  subject: 'Trybe: sam proposed “Größe”',
  text: 'sam proposed a solution.\n.\nhttps://trybe.example/issues/1\n',
};

async function open(account?: string, password = account) {
  const server = await startSmtpServer(account === undefined ? {} : { account });
  const user = password === undefined ? '' : `${password}@`;
  const mailer = createSmtpMailer({
    url: `smtp://${user}127.0.0.1:${server.port}`,
    from: 'Trybe <news@trybe.example>',
    timeoutMs: 2_000,
  });
  opened.push({ mailer, server });
  return { mailer, server };
}

function bodyOf(data: string): string {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/iu.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return body.replaceAll('=\r\n', '').replaceAll('\r\n', '\n');
}

test('a mail arrives with sender, receiver, subject, text, and a name of its own', async () => {
  const { mailer, server } = await open();
  await mailer.send(mail);
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'news@trybe.example', to: ['rosa@example.org'] });
  expect(received?.data).toMatch(/^From: Trybe <news@trybe\.example>\r$/mu);
  expect(received?.data).toMatch(/^Subject: =\?UTF-8\?/mu);
  expect(received?.data).toContain(`Message-ID: <${mail.id}@trybe.example>`);
  expect(received?.data).toContain('Auto-Submitted: auto-generated');
  expect(bodyOf(received?.data ?? '').trim()).toBe(mail.text.trim());
});

test('a mail that one request ends says so to mail programs, any other does not', async () => {
  const { mailer, server } = await open();
  const stopUrl = 'https://trybe.example/api/digest-stops/token';
  await mailer.send(mail);
  await mailer.send({ ...mail, id: '4d2f0a5e-7a0a-4a49-9f0d-1e9a3c1f0003', stopUrl });
  const [plain, digest] = server.received.map(({ data }) => data);
  expect(plain).not.toContain('List-Unsubscribe');
  expect(digest).toContain(`List-Unsubscribe: <${stopUrl}>`);
  expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('it signs in where the server asks for it', async () => {
  const { mailer, server } = await open('trybe:secret');
  await mailer.send(mail);
  expect(server.signIns).toEqual(['trybe:secret']);
  expect(server.received).toHaveLength(1);
});

test('a wrong password is the operator’s to mend: worth another try, and told without it', async () => {
  const { mailer } = await open('trybe:secret', 'trybe:wrong');
  const sent = mailer.send(mail);
  await expect(sent).rejects.toMatchObject({ name: 'MailError', isFinal: false });
  await expect(sent).rejects.toThrow(/^EAUTH 535$/u);
});

test('an address that the server refuses for good is not tried again, and not repeated', async () => {
  const { mailer, server } = await open();
  server.refuseNextRecipient(550, '5.1.1 <rosa@example.org>: no such person');
  const sent = mailer.send(mail);
  await expect(sent).rejects.toMatchObject({ name: 'MailError', isFinal: true });
  await expect(sent).rejects.toThrow(/^EENVELOPE 550$/u);
});

test('a server that is busy, or not there, is worth another try', async () => {
  const { mailer, server } = await open();
  server.refuseNextRecipient(451, '4.3.0 Try again later');
  await expect(mailer.send(mail)).rejects.toMatchObject({ isFinal: false });
  await mailer.send(mail);
  expect(server.received).toHaveLength(1);
  await server.stop();
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailError', isFinal: false });
});

test('an address with a comma or a line break reaches nobody else', async () => {
  const { mailer, server } = await open();
  const to = 'rosa@example.org, all@example.org\r\nBcc: more@example.org';
  await mailer.send({ ...mail, to }).catch(() => undefined);
  const receivers = server.received.flatMap((received) => received.to);
  expect(receivers).not.toContain('all@example.org');
  expect(receivers).not.toContain('more@example.org');
});
