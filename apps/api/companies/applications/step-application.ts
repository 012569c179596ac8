import { applicationAfter, type ApplicationStep } from '@nolo/domain/companies/application.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { linkToken } from '../../platform/tokens.ts';
import { mailEvent } from './application-mails.ts';
import {
  insertApplicationEvent,
  lockApplication,
  updateApplicationState,
  type ApplicationRow,
} from './application-store.ts';

const DONE = { ask: 'asked', accept: 'accepted', refuse: 'refused' } as const;

type Step = {
  id: string;
  step: Exclude<ApplicationStep, 'answer'>;
  /** The question, or the reason, as the applicant reads it. */
  text: string;
  /** What an acceptance makes of it; tells the company's id. */
  makeCompany?: (application: ApplicationRow) => Promise<number>;
};

/**
 * One step that staff take with an application, written down and mailed; of two at once the second finds it decided.
 * @throws AppError `application.not_found`, `application.not_possible`
 */
export async function stepApplication(
  deps: Deps,
  transaction: Connection,
  caller: StaffCaller,
  { id, step, text, makeCompany }: Step,
): Promise<void> {
  const at = deps.clock.now();
  const application = await lockApplication(transaction, deps.vault, id);
  if (application === null) throw new AppError('application.not_found');
  const state = applicationAfter(application.state, step);
  if (state === null) throw new AppError('application.not_possible');
  const companyId = await makeCompany?.(application);
  await updateApplicationState(transaction, {
    id,
    state,
    at,
    tokenHash: linkToken(deps.vault, id).hash,
    ...(companyId !== undefined && { companyId }),
  });
  const event = { applicationId: id, at, kind: DONE[step], text, file: null };
  const eventId = await insertApplicationEvent(transaction, event);
  await mailEvent(deps, transaction, { ...event, eventId });
  const { accountId, kind, sessionId } = caller;
  await insertAuditEvent(
    transaction,
    { kind, accountId, sessionId, ...(companyId !== undefined && { companyId }) },
    {
      action: `application_${DONE[step]}`,
      object: application.company_name,
      at,
      change: {
        before: { application_state: application.state },
        after: { application_state: state, ...(text !== '' && { reason: text }) },
      },
    },
  );
}
