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

  /** The first address in such a mail that matches: the link to click. */
  async linkIn(address: string, link: RegExp, subject = /./): Promise<string> {
    const mail = await this.waitFor(address, subject);
    const found = mail.links.find((one) => link.test(one));
    if (found === undefined) throw new Error(`No link like ${link} in the mail "${mail.subject}"`);
    return found;
  }
}
