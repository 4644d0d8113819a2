import { oneLine } from '@vincere/domain';
import type { Logger } from 'pino';

export type Message = { to: string; subject: string; text: string };

export type Mail = {
  /** Whether an SMTP server is configured. If false, nothing is sent, and callers must show the message on screen. */
  configured: boolean;
  /** Sends a message in the background. A failure is only logged. */
  send(message: Message): void;
  /** Sends a message and resolves to whether it was sent. A failure is logged. Never rejects. */
  deliver(message: Message): Promise<boolean>;
  /** Waits up to one second for the messages being sent. Later ones are dropped. */
  close(): Promise<void>;
};

/** Returns a mail sender for the SMTP server at `smtpUrl`, or one that sends nothing if it is undefined. */
export async function openMail(smtpUrl: string | undefined, from: string, log: Logger): Promise<Mail> {
  if (smtpUrl === undefined)
    return { configured: false, send: () => {}, deliver: async () => false, close: async () => {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const pendingDeliveries = new Set<Promise<boolean>>();
  function deliver(message: Message): Promise<boolean> {
    const sending = transport
      // A subject contains the name of a run, in which a line break could inject a header.
      .sendMail({ from, ...message, subject: oneLine(message.subject) })
      .then(
        () => true,
        (error: Error) => {
          log.error({ err: error.message }, 'mail could not be sent');
          return false;
        },
      )
      .finally(() => pendingDeliveries.delete(sending));
    pendingDeliveries.add(sending);
    return sending;
  }
  return {
    configured: true,
    send: (message) => void deliver(message),
    deliver,
    close: async () => {
      await Promise.race([
        Promise.all(pendingDeliveries),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
      transport.close();
    },
  };
}
