import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { sendPrivateFile } from '../../platform/send-private-file.ts';
import { openDac7List } from './open-dac7-list.ts';
import { openStatementFile } from './open-statement-file.ts';
import { openStatementPaper } from './open-statement-paper.ts';
import { showStatement } from './show-statement.ts';

/** A paper takes a tenth of a second and more of a core. */
const paperLimit = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** A company's month for its members, and for the platform's finance; what the tax office asks. */
export const statementRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyStatement, async ({ caller, params }) => ({
    data: await showStatement(deps, caller, params),
  }));

  register(businessApi.companyStatementFile, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openStatementFile(deps, caller, params)),
  );

  register(
    businessApi.companyStatementPaper,
    async ({ caller, params, reply }) =>
      sendPrivateFile(reply, await openStatementPaper(deps, caller, params)),
    paperLimit,
  );

  register(staffApi.staffStatement, async ({ caller, params: { id, month } }) => ({
    data: await showStatement(deps, caller, { companyId: id, month }),
  }));

  register(staffApi.staffStatementFile, async ({ caller, params: { id, month }, reply }) =>
    sendPrivateFile(reply, await openStatementFile(deps, caller, { companyId: id, month })),
  );

  register(
    staffApi.staffStatementPaper,
    async ({ caller, params: { id, month }, reply }) =>
      sendPrivateFile(reply, await openStatementPaper(deps, caller, { companyId: id, month })),
    paperLimit,
  );

  register(staffApi.staffDac7List, async ({ caller, params, reply }) =>
    sendPrivateFile(reply, await openDac7List(deps, caller, params)),
  );
};
