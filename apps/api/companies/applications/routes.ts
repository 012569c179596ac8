import { api } from '@nolo/contract/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { AppError } from '../../platform/app-error.ts';
import { acceptApplication } from './accept-application.ts';
import { answerApplication } from './answer-application.ts';
import { applyAsCompany } from './apply-as-company.ts';
import { askApplicant } from './ask-applicant.ts';
import { inviteOwnerAgain } from './invite-owner-again.ts';
import { openApplicationFile } from './open-application-file.ts';
import { readCertificateForm } from './read-certificate-form.ts';
import { refuseApplication } from './refuse-application.ts';
import { showApplication } from './show-application.ts';
import { showApplications } from './show-applications.ts';
import { showOwnApplication } from './show-own-application.ts';

/** Each of these mails somebody: a person needs a few in an hour. */
const RATE_LIMIT = { rateLimit: { max: 10, timeWindow: '1 hour' } };

/** A company's application, for who applies. */
export const applicationRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.applyAsCompany,
    async ({ request, caller }) => {
      const { fields, certificate } = await readCertificateForm(request, api.applyAsCompany.body);
      if (certificate === null) {
        throw new AppError('business.certificate_missing', {
          fields: { certificate: 'certificate_required' },
        });
      }
      await applyAsCompany(deps, caller, { fields, certificate });
      return { data: {}, message: 'application.received' };
    },
    RATE_LIMIT,
  );

  register(
    api.ownApplication,
    async ({ body, caller }) => ({ data: await showOwnApplication(deps, caller, body) }),
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(
    api.answerApplication,
    async ({ request, caller }) => {
      const { fields, certificate } = await readCertificateForm(request, api.answerApplication.body);
      await answerApplication(deps, caller, { ...fields, certificate });
      return { data: {}, message: 'application.answered' };
    },
    RATE_LIMIT,
  );
};

const SUFFIX = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const;

/** The same for the staff. */
export const staffApplicationRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffApplications, async ({ caller, query }) => ({
    data: await showApplications(deps, caller, query),
  }));

  register(staffApi.staffApplication, async ({ caller, params }) => ({
    data: await showApplication(deps, caller, params),
  }));

  register(staffApi.staffApplicationFile, async ({ caller, params, reply }) => {
    const { bytes, type } = await openApplicationFile(deps, caller, params);
    // A PDF stays as it came: it is saved, not opened among our pages.
    const disposition = type === 'application/pdf' ? 'attachment' : 'inline';
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `${disposition}; filename="certificate.${SUFFIX[type]}"`)
      .type(type)
      .send(bytes);
  });

  register(staffApi.askApplicant, async ({ caller, params: { id }, body: { question } }) => {
    await askApplicant(deps, caller, { id, question });
    return { data: {} };
  });

  register(staffApi.acceptApplication, async ({ caller, params: { id }, body: { reason } }) => {
    await acceptApplication(deps, caller, { id, reason });
    return { data: {} };
  });

  register(staffApi.refuseApplication, async ({ caller, params: { id }, body: { reason } }) => {
    await refuseApplication(deps, caller, { id, reason });
    return { data: {} };
  });

  register(staffApi.inviteOwnerAgain, async ({ caller, params: { id } }) => {
    await inviteOwnerAgain(deps, caller, { id });
    return { data: {} };
  });
};
