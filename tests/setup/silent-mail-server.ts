import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type MailServer = {
  url: string;
  /** Connections that have been taken, answered or not. */
  connections(): number;
  /** The numbers of those that are open now. */
  waiting(): number[];
  /** The recipients of the messages taken so far. */
  recipients(): string[];
  /** The `Message-ID` of each message taken so far. */
  messageIds(): string[];
  /** From now on it says nothing: connections are taken, no line is answered. */
  beSilent(): void;
  /** It takes one more message, and says nothing from then on. */
  beSilentAfterNext(): void;
  speak(): void;
  /** From now on it answers each message with this line ('552 mailbox full'); null: takes it. */
  refuseWith(line: string | null): void;
  /** As when its machine is gone: connections are cut, and no more are taken until it comes back. */
  beGone(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

type Say = (line: string) => void;
type Message = { recipients: string[]; id: string };

/** The least of RFC 5321 that nodemailer needs to hand over a message. */
function converse(
  say: Say,
  refusal: () => string | null,
  taken: (message: Message) => void,
): (line: string) => void {
  let recipients: string[] = [];
  let id = '';
  let inMessage = false;
  return (line) => {
    if (inMessage) {
      id = /^Message-ID: *(\S+)/i.exec(line)?.[1] ?? id;
      if (line !== '.') return;
      inMessage = false;
      const refused = refusal();
      if (refused === null) taken({ recipients, id });
      recipients = [];
      return say(refused ?? '250 taken');
    }
    const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
    if (to !== undefined) recipients.push(to);
    if (/^DATA$/i.test(line)) {
      inMessage = true;
      return say('354 go on');
    }
    return say(/^QUIT$/i.test(line) ? '221 bye' : '250 ok');
  };
}

/** A mail server that can go quiet in the middle of anything. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Map<Socket, number>();
  const taken: Message[] = [];
  let isSilent = false;
  let isNextTheLast = false;
  let refusal: string | null = null;
  let count = 0;
  const takeMessage = (message: Message) => {
    if (!isSilent) taken.push(message);
    isSilent ||= isNextTheLast;
  };
  const server = createServer((socket) => {
    count += 1;
    sockets.set(socket, count);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say: Say = (line) => {
      if (!isSilent) socket.write(`${line}\r\n`);
    };
    const hear = converse(say, () => refusal, takeMessage);
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 mail.test');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const beGone = async () => {
    for (const socket of sockets.keys()) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    connections: () => count,
    waiting: () => [...sockets.values()],
    recipients: () => taken.flatMap(({ recipients }) => recipients),
    messageIds: () => taken.map(({ id }) => id),
    beSilent: () => (isSilent = true),
    beSilentAfterNext: () => (isNextTheLast = true),
    speak: () => (isSilent = isNextTheLast = false),
    refuseWith: (line) => (refusal = line),
    beGone,
    async comeBack() {
      server.listen(address.port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: beGone,
  };
}
