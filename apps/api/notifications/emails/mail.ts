import type { Deps } from '../../deps.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { MailPayloads } from './mail-payloads.ts';
import type { MailTemplate, MailTemplates } from './mail-templates.ts';

/** A mail as its handler makes it, to be rendered and delivered. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  recipient: string;
  language: Language;
  /** In whose name it goes out: the website that it is about. Null: the platform's. */
  websiteId: number | null;
  data: MailTemplates[T];
};

export type MailDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'vault'>;

/**
 * Makes a mail from what its job names, as that stands now. Null when there is nobody to write to any more, or nothing to
 * write about.
 */
export type MailHandler<T extends MailTemplate> = (
  deps: MailDeps,
  payload: MailPayloads[T],
) => Promise<Mail<T> | null>;

export type MailHandlers = { [T in MailTemplate]: MailHandler<T> };
