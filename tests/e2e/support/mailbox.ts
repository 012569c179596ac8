import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../setup/until.ts';
import { parseMail, type Mail } from './parse-mail.ts';

/** The folder into which the server delivers mails. */
export class Mailbox {
  private readonly dir: string;

  constructor(dataDir: string) {
    this.dir = join(dataDir, 'mailbox');
  }

  /** Mails to this address so far, the oldest first. */
  async to(address: string): Promise<Mail[]> {
    const names = (await readdir(this.dir).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => parseMail(await readFile(join(this.dir, name), 'utf8'))),
    );
    return mails.filter((mail) => mail.to === address).toSorted((a, b) => a.sentAt - b.sentAt);
  }

  /** The newest mail to this address, once there is one (whose subject matches). */
  waitFor(address: string, subject = /./): Promise<Mail> {
    return until(`a mail to ${address} about ${subject}`, async () =>
      (await this.to(address)).findLast((mail) => subject.test(mail.subject)),
    );
  }

  /** The link to click: the first that matches in the newest mail (whose subject matches) that has one. */
  linkIn(address: string, link: RegExp, subject = /./): Promise<string> {
    return until(`a mail to ${address} with a link like ${link}`, async () => {
      const mails = (await this.to(address)).filter((mail) => subject.test(mail.subject));
      return mails.toReversed().flatMap(({ links }) => links.find((one) => link.test(one)) ?? [])[0];
    });
  }
}
