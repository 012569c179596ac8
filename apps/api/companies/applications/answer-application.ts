import { applicationAfter } from '@nolo/domain/companies/application.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { deleteOrphanedDocuments, storeFile } from '../../documents/store-files.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { linkToken } from '../../platform/tokens.ts';
import { mailEvent } from './application-mails.ts';
import { insertApplicationEvent, lockApplication, updateApplicationState } from './application-store.ts';
import type { Certificate } from './read-certificate-form.ts';
import { applicationOf } from './show-own-application.ts';

type Answer = { token: string; answer: string; certificate: Certificate | null };

/**
 * Takes the answer to what staff asked, with a file where one was sent: the application waits for them again.
 * @throws AppError `application.link_invalid`; `application.not_possible` when nothing is asked (any more)
 */
export async function answerApplication(deps: Deps, _caller: Caller, answer: Answer): Promise<void> {
  const id = await applicationOf(deps.database, answer.token);
  const { certificate } = answer;
  const key = certificate === null ? null : await storeFile(deps, certificate.bytes);
  try {
    await inTransaction(deps.database, (transaction) =>
      save(deps, transaction, {
        id,
        text: answer.answer,
        file: key === null || certificate === null ? null : { key, type: certificate.type },
      }),
    );
  } finally {
    // Unless it is an answer's now.
    if (key !== null) await deleteOrphanedDocuments(deps, [key]).catch(() => undefined); // then the job does
  }
}

type Saved = { id: string; text: string; file: { key: string; type: Certificate['type'] } | null };

async function save(deps: Deps, transaction: Connection, { id, text, file }: Saved): Promise<void> {
  const at = deps.clock.now();
  const application = await lockApplication(transaction, deps.vault, id);
  const state = application && applicationAfter(application.state, 'answer');
  if (state === null) throw new AppError('application.not_possible');
  await updateApplicationState(transaction, { id, state, at, tokenHash: linkToken(deps.vault, id).hash });
  const event = { applicationId: id, at, kind: 'answered', text, file } as const;
  const eventId = await insertApplicationEvent(transaction, event);
  await mailEvent(deps, transaction, { ...event, eventId });
}
