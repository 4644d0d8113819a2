import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server that collects received mails. */
export async function startMailServer() {
  const received: { to: string | undefined; subject: string | undefined; text: string }[] = [];
  const receive = async (raw: AsyncIterable<Buffer>, done: () => void) => {
    const chunks: Buffer[] = [];
    for await (const chunk of raw) chunks.push(chunk);
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    received.push({ to: mail.to?.[0]?.address, subject: mail.subject, text: mail.text ?? '' });
    done();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => void receive(stream, done),
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}
