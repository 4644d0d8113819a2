import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import { startMailServer } from '../../testing/mail.ts';
import { advanceAll, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { languageOf, translatorFor } from './translator.ts';

let mailbox: Awaited<ReturnType<typeof startMailServer>>;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  server = await startServer({ SMTP_URL: mailbox.url, VINCERE_PUBLIC_URL: 'https://vincere.example/' });
});
afterAll(async () => {
  await server.app.mail.close();
  await server.close();
  await mailbox.close();
});

const german = 'de-DE,de;q=0.9,en;q=0.8';
const mailsTo = (address: string, subject: string) =>
  mailbox.received.filter((mail) => mail.to === address && mail.subject === subject);

describe('the language of a reader', () => {
  test('the language of a reader is the first supported language of the header', () => {
    expect([german, 'fr, DE', 'en-US,de', '*', '', undefined].map(languageOf)).toEqual([
      'de',
      'de',
      'en',
      null,
      null,
      null,
    ]);
  });

  test('each language has localized dates, numbers and lists', () => {
    const at = '2027-03-09T09:05:00Z';
    const [en, de] = [translatorFor('en', 'UTC'), translatorFor('de', 'Europe/Berlin')];
    expect([en.moment(at), en.tenths(2.5), en.list(['A', 'B', 'C'])]).toEqual([
      'March 9, 2027 at 9:05 AM',
      '2.5',
      'A, B and C',
    ]);
    const europeans = translatorFor('en', 'Europe/Berlin', 'h23');
    const late = '2027-03-09T23:05:00Z';
    expect([europeans.moment(late), europeans.timeOfDay(at)]).toEqual(['March 10, 2027 at 00:05', '10:05']);
    expect(translatorFor('de', 'UTC', 'h12').timeOfDay(late)).toBe('23:05');
    expect([de.moment(at), de.tenths(2.5), de.list(['A', 'B', 'C'])]).toEqual([
      '9. März 2027 um 10:05',
      '2,5',
      'A, B und C',
    ]);
  });
});

describe('a file', () => {
  test('a file is in the language of the reader, except CSV and JSON', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await advanceAll(run, run.first);
    const params = { runId: run.id };
    const reader = server.as(run.facilitator.token, german);
    const xlsx = await reader.call('exportRun', { params, body: { format: 'xlsx' } });
    const texts = Object.values(readZip(Buffer.from(await xlsx.arrayBuffer()))).join('');
    expect(texts).toContain('name="Endgültige Entscheidungen"');
    expect(texts).toContain('Sekunden in der Phase');
    expect(texts).toContain('Mehrheit, 1 von 1');
    for (const format of ['csv', 'json'] as const) {
      const [own, english] = await Promise.all(
        [reader, run.facilitator].map(async (client) =>
          (await client.call('exportRun', { params, body: { format } })).text(),
        ),
      );
      expect(own).toBe(english);
    }
    const [member] = run.members;
    const summary = await server
      .as(member?.token ?? '', german)
      .call('exportSummary', { params, query: { time_zone: 'UTC', hour_cycle: 'h12' } });
    expect(summary.headers.get('content-disposition')).toContain('Harbour, Auswertung.pdf');
  });
});

describe('the language chosen in the settings of an account', () => {
  test('the language of an account is used for PDFs and sheets, whatever the browser asks for', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await advanceAll(run, run.first);
    const params = { runId: run.id };
    const { facilitator, members } = run;
    for (const person of [facilitator, ...members])
      await person.call('updateSettings', { body: { chosen_language: 'de' } });
    const inEnglish = ({ token }: { token: string }) => server.as(token, 'en-GB,en');
    const textsOf = async (file: Response) =>
      Object.values(readZip(Buffer.from(await file.arrayBuffer()))).join('');

    const xlsx = await inEnglish(facilitator).call('exportRun', { params, body: { format: 'xlsx' } });
    expect(await textsOf(xlsx)).toContain('name="Endgültige Entscheidungen"');
    const [member] = members;
    const summary = await inEnglish(member!).call('exportSummary', {
      params,
      query: { time_zone: 'UTC', hour_cycle: 'h12' },
    });
    expect(summary.headers.get('content-disposition')).toContain('Harbour, Auswertung.pdf');
    const book = await inEnglish(facilitator).call('exportSimulationSheet', {
      params: { simulationId: run.simulation.id },
    });
    expect(await textsOf(book)).toContain('Umwelt');
    const template = await inEnglish(facilitator).call('getSheetTemplate', {});
    expect(await textsOf(template)).toContain('Umwelt');
  });

  test('the language of an account is used for mails, also after a log-in in another language', async () => {
    const { email_address, ...user } = await server.user({ first_name: 'Ada' });
    const password = 'correct horse battery';
    await server.as(null, 'en').call('requestPasswordReset', { body: { email: email_address } });
    await expect.poll(() => mailsTo(email_address, 'Set a new password for Vincere')).toHaveLength(1);
    const [mail] = mailsTo(email_address, 'Set a new password for Vincere');
    await user.call('updateSettings', { body: { chosen_language: 'de' } });
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.nobody.call('resetPassword', { body: { token, password } });
    await server.as(null, 'en').call('logIn', { body: { username: email_address, password } });
    await server.as(null, 'en').call('requestPasswordReset', { body: { email: email_address } });
    await expect.poll(() => mailsTo(email_address, 'Neues Passwort für Vincere')).toHaveLength(1);
  });
});

describe('a mail', () => {
  test('a mail is in the language of the request', async () => {
    const user = await server.user({ first_name: 'Ada' });
    await server.as(null, german).call('requestPasswordReset', { body: { email: user.email_address } });
    await expect
      .poll(() => mailsTo(user.email_address, 'Neues Passwort für Vincere'))
      .toMatchObject([{ text: expect.stringContaining('Guten Tag Ada,') }]);
  });

  test('a mail to a new person is in the language of the inviter, and later in that of their log-in', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const params = { runId: run.id };
    const email = 'grace@example.org';
    const { invitation_url } = await server.as(run.facilitator.token, german).call('seatParticipant', {
      params,
      body: { email, name: 'Grace Hopper', room_name: 'legal' },
    });
    await expect.poll(() => mailsTo(email, 'Einladung: Morning workshop')).toHaveLength(1);

    const token = new URL(invitation_url ?? '').searchParams.get('token') ?? '';
    const password = 'correct horse battery';
    await server.nobody.call('resetPassword', { body: { token, password } });
    await server.as(null, 'de').call('logIn', { body: { username: email, password } });
    // A log-in without a language doesn't change the stored one.
    const { access_token } = await server.nobody.call('logIn', { body: { username: email, password } });
    await server.as(access_token).call('updateSettings', { body: { theme: 'dark' } });
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    await expect
      .poll(() => mailsTo(email, 'Beendet: Morning workshop'))
      .toMatchObject([{ text: expect.stringContaining('Ihre Auswertung: https://vincere.example/') }]);
    const other = run.members[0]?.email_address ?? '';
    await expect.poll(() => mailsTo(other, 'Morning workshop has ended')).toHaveLength(1);
  });
});
