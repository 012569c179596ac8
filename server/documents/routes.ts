import { api } from '../../contract/api.ts';
import type { FeatureRoutes } from '../app.ts';
import { openImage } from './open-image.ts';
import { findCustomerProfile } from './profile-store.ts';
import { readProfileForm } from './read-profile-form.ts';
import { saveProfile } from './save-profile.ts';

export const documentRoutes: FeatureRoutes = (register, deps) => {
  register(api.customerProfile, async ({ caller }) => ({
    data: await findCustomerProfile(deps.database, caller.accountId),
  }));

  register(
    api.updateCustomerProfile,
    async ({ request, caller }) => {
      const form = await readProfileForm(request);
      const data = await saveProfile(deps, caller, form);
      return { data, message: data.documents_status === 'uploaded' ? 'documents.saved' : 'profile.saved' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(
    api.customerDocumentImage,
    async ({ params, reply, caller }) => {
      const jpeg = await openImage(deps, caller, params);
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `inline; filename="${params.kind}.jpg"`)
        .type('image/jpeg')
        .send(jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );
};
