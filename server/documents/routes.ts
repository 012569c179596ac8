import { customerDocumentImage, customerProfile, updateCustomerProfile } from '../../contract/documents.ts';
import type { FeatureRoutes } from '../app.ts';
import { openImage } from './open-image.ts';
import { readProfileForm } from './read-profile-form.ts';
import { saveProfile } from './save-profile.ts';
import { showProfile } from './show-profile.ts';

export const documentRoutes: FeatureRoutes = (register, deps) => {
  register(customerProfile, async ({ session }) => ({ data: await showProfile(deps, session.accountId) }));

  register(
    updateCustomerProfile,
    async ({ request, session }) => {
      const form = await readProfileForm(request);
      const data = await saveProfile(deps, session.accountId, form);
      return { data, message: data.documents_status === 'uploaded' ? 'documents.saved' : 'profile.saved' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(
    customerDocumentImage,
    async ({ params, reply, session }) => {
      const jpeg = await openImage(deps, session.accountId, params.kind);
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
