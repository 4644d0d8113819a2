import { oneLine } from '@vincere/domain';
import type { Logger } from 'pino';

export type Message = { to: string; subject: string; text: string };

export type Mail = {
  /** Whether messages go out by SMTP; without it a person has to be told otherwise. */
  configured: boolean;
  /** Sends without making anyone wait; a failure is logged. */
  send(message: Message): void;
  /** Waits for the messages under way, a second at the most. */
  close(): Promise<void>;
};

/** Mail by SMTP, or none where no server is configured. */
export async function openMail(smtpUrl: string | undefined, from: string, log: Logger): Promise<Mail> {
  if (smtpUrl === undefined) return { configured: false, send: () => {}, close: async () => {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    configured: true,
    send: (message) => {
      const sending = transport
        // Names of runs reach the subject, and a line break must not start another header.
        .sendMail({ from, ...message, subject: oneLine(message.subject) })
        .catch((error: Error) => log.error({ err: error.message }, 'mail could not be sent'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 1_000))]);
      transport.close();
    },
  };
}
