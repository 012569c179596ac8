import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { deleteNotice } from './delete-notice.ts';
import { listNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

export const noticeRoutes: FeatureRoutes = (register, deps) => {
  register(api.notices, async ({ caller }) => ({ data: await listNotices(deps, caller) }));

  register(api.readNotices, async ({ caller, body }) => ({ data: await readNotices(deps, caller, body) }));

  register(api.deleteNotice, async ({ caller, params }) => {
    await deleteNotice(deps, caller, params);
    return { data: {} };
  });
};
