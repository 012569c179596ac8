import { api } from '@nolo/contract/api.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { AppError } from '../platform/app-error.ts';
import { openImage } from './open-image.ts';
import { findCustomerProfile } from './profile-store.ts';
import { findVerification } from './verification-store.ts';
import { readDocumentForm } from './read-document-form.ts';
import { saveProfile } from './save-profile.ts';
import { sendPicture } from './send-picture.ts';
import { startVerification } from './start-verification.ts';
import { verificationOf } from './verification-of.ts';

export const documentRoutes: FeatureRoutes = (register, deps) => {
  register(api.customerProfile, async ({ caller }) => ({
    data: await findCustomerProfile(deps.database, deps.vault, caller.accountId),
  }));

  register(
    api.updateCustomerProfile,
    async ({ request, caller }) => {
      const form = await readDocumentForm(request, api.updateCustomerProfile.body);
      const data = await saveProfile(deps, caller, form);
      return { data, message: data.documents_status === 'uploaded' ? 'documents.saved' : 'profile.saved' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(
    api.customerDocumentImage,
    async ({ params, reply, caller }) => {
      const jpeg = await openImage(deps, caller, params);
      return sendPicture(reply, params.kind, jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(
    api.verifyDocument,
    async ({ request, caller }) => {
      const form = await readDocumentForm(request, api.verifyDocument.body);
      return { data: await startVerification(deps, caller, form), message: 'document.reading' };
    },
    { rateLimit: { max: 30, timeWindow: '10 minutes' } },
  );

  register(api.documentVerification, async ({ caller }) => {
    const order = await findVerification(deps.database, deps.vault, caller.accountId);
    if (order === null) throw new AppError('document.not_found');
    return { data: verificationOf(order, dateInItaly(deps.clock.now())) };
  });
};
