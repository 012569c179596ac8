import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

/** Who a message is from. Without an address of its own it comes from the configured one, under this name. */
export type Sender = { name: string; address: string | null };

export type MailAttachment = {
  filename: string;
  content: Buffer;
  contentType: 'application/pdf' | 'application/xml';
};

export type OutgoingMail = {
  /** Stable per message: the folder writes it once, mail servers drop a repeated one. */
  id: string;
  to: string;
  /** Absent: as configured. */
  from?: Sender;
  replyTo?: string;
  subject: string;
  headers?: Record<string, string>;
  html: string;
  text: string;
  attachments?: MailAttachment[];
};

/** A mail as the local mailbox keeps it beside the `.eml`, for the mailbox page (apps/api/notifications/emails/mailbox-routes.ts). */
export type SavedMail = OutgoingMail & { at: string };

export type MailTransport = { deliver(mail: OutgoingMail): Promise<void> };

/** A mail server that accepts a message at all does so at once; a silent one shall not be waited for. */
const SMTP_LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};
/** For the whole of it: a server may answer just often enough. */
const DELIVERY_MS = 20_000;

/** The address of `Nolo <no-reply@nolo.example>`. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

function senderOf({ from: sender }: Pick<OutgoingMail, 'from'>, configured: string) {
  if (sender === undefined) return configured;
  return { name: sender.name, address: sender.address ?? addressOf(configured) };
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ url, ...SMTP_LIMITS });
  return {
    async deliver({ id, ...mail }) {
      const signal = AbortSignal.timeout(DELIVERY_MS);
      await transport.sendMail({
        ...mail,
        from: senderOf(mail, from),
        messageId: `<${id}@nolo.mail>`,
        signal,
      });
    },
  };
}

/** The local implementation: one `.eml` a message in a folder, named by its id. */
export function mailboxTransport(dir: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver({ id, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        from: senderOf(mail, from),
        messageId: `<${id}@nolo.mail>`,
      });
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const path = join(dir, `${id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const kept: SavedMail = { id, ...mail, attachments: [], at: new Date().toISOString() };
      await writeFile(join(dir, `${id}.json`), JSON.stringify(kept), { mode: 0o600 });
    },
  };
}
