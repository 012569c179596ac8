import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FastifyReply } from 'fastify';
import type { FeatureRoutes } from '../feature-routes.ts';
import { checkImage } from '../documents/prepare-image.ts';
import { readPictureForm } from '../documents/read-document-form.ts';
import { openAgreement, openOwnAgreement } from './agreement/open-agreement.ts';
import { showAgreement, showOwnAgreement } from './agreement/show-agreement.ts';
import { signAgreement, signOwnAgreement } from './agreement/sign-agreement.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { correctMileage, correctMileageByStaff } from './correct-mileage.ts';
import { collectDeposit } from './deposit/collect-deposit.ts';
import { returnDeposit } from './deposit/return-deposit.ts';
import { objectToInspection } from './object-to-inspection.ts';
import { openOwnPicture, openPicture } from './open-picture.ts';
import { recordReturn } from './record-return.ts';
import { repairDamage } from './repair-damage.ts';
import { showHandover, showKeptHandovers } from './show-handover.ts';
import { showInspections } from './show-inspections.ts';
import { storePicture } from './store-picture.ts';
import { undoCheckIn } from './undo-check-in.ts';

/** What happens at a company's counter. */
export const handoverRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.keptHandovers, async ({ caller }) => ({
    data: await showKeptHandovers(deps, caller),
  }));

  register(businessApi.rentalHandover, async ({ caller, params }) => ({
    data: await showHandover(deps, caller, params),
  }));

  register(
    businessApi.storeHandoverPicture,
    async ({ caller, params, request }) => {
      const { body } = businessApi.storeHandoverPicture;
      const { fields, images } = await readPictureForm(request, body, ['file'], checkImage);
      const { sha256, captured_at: capturedAt } = fields;
      await storePicture(deps, caller, { ...params, jpeg: images.get('file'), sha256, capturedAt });
      return { data: {} };
    },
    { rateLimit: { max: 240, timeWindow: '1 minute' } },
  );

  register(businessApi.handoverPicture, async ({ caller, params, reply }) =>
    sendPicture(reply, await openPicture(deps, caller, params)),
  );

  register(businessApi.checkIn, async ({ caller, params: { id }, body }) => {
    const {
      absent_drivers: absentDrivers,
      is_signer_confirmed: isSignerConfirmed,
      manual_report: manualReport,
      ...readings
    } = body;
    await checkIn(deps, caller, { id, readings, absentDrivers, isSignerConfirmed, manualReport });
    return { data: {} };
  });

  register(businessApi.undoCheckIn, async ({ caller, params: { id }, body }) => {
    await undoCheckIn(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(businessApi.checkOut, async ({ caller, params: { id }, body }) => {
    const { settlement, settlement_signatures: settlementSignatures, ...readings } = body;
    await checkOut(deps, caller, { id, readings, settlement, settlementSignatures });
    return { data: {} };
  });

  register(businessApi.recordReturn, async ({ caller, params: { id }, body }) => {
    const { returned_at: returnedAt, reason } = body;
    await recordReturn(deps, caller, { id, returnedAt, reason });
    return { data: {} };
  });

  register(businessApi.correctMileage, async ({ caller, params, body: { mileage_km, reason } }) => {
    await correctMileage(deps, caller, { ...params, mileageKm: mileage_km, reason });
    return { data: {} };
  });

  register(staffApi.staffCorrectMileage, async ({ caller, params: { id }, body: { mileage_km, reason } }) => {
    await correctMileageByStaff(deps, caller, { inspectionId: id, mileageKm: mileage_km, reason });
    return { data: {} };
  });

  register(businessApi.repairDamage, async ({ caller, params }) => {
    await repairDamage(deps, caller, params);
    return { data: {} };
  });
};

/** What is signed before it, and what lies with the company meanwhile. */
export const agreementRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.rentalAgreement, async ({ caller, params }) => ({
    data: await showAgreement(deps, caller, params),
  }));

  register(businessApi.signRentalAgreement, async ({ caller, params, body }) => {
    await signAgreement(deps, caller, { ...params, ...body });
    return { data: {} };
  });

  register(businessApi.signedRentalAgreement, async ({ caller, params, reply }) =>
    sendPdf(reply, await openAgreement(deps, caller, params)),
  );

  register(businessApi.collectDeposit, async ({ caller, params, body }) => {
    await collectDeposit(deps, caller, { ...params, ...body });
    return { data: {} };
  });

  register(businessApi.returnDeposit, async ({ caller, params, body }) => {
    await returnDeposit(deps, caller, { ...params, ...body });
    return { data: {} };
  });

  register(api.reservationAgreement, async ({ caller, params }) => ({
    data: await showOwnAgreement(deps, caller, params),
  }));

  register(api.signReservationAgreement, async ({ caller, params, body }) => {
    await signOwnAgreement(deps, caller, { ...params, ...body });
    return { data: {} };
  });

  register(api.signedReservationAgreement, async ({ caller, params, reply }) =>
    sendPdf(reply, await openOwnAgreement(deps, caller, params)),
  );
};

/** The same, as the renter of a booking sees it. */
export const inspectionRoutes: FeatureRoutes = (register, deps) => {
  register(api.reservationInspections, async ({ caller, params }) => ({
    data: await showInspections(deps, caller, params),
  }));

  register(api.inspectionPicture, async ({ caller, params, reply }) =>
    sendPicture(reply, await openOwnPicture(deps, caller, params)),
  );

  register(api.objectToInspection, async ({ caller, params, body: { text } }) => {
    await objectToInspection(deps, caller, { ...params, text });
    return { data: {} };
  });
};

function sendPicture(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply.header('content-type', 'image/jpeg').header('cache-control', 'private, no-store').send(jpeg);
}

function sendPdf(reply: FastifyReply, pdf: Buffer): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', 'inline; filename="agreement.pdf"')
    .header('cache-control', 'private, no-store')
    .send(pdf);
}
