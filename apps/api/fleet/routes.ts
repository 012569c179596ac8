import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { readPictureForm } from '../documents/read-document-form.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { addPicture } from './add-picture.ts';
import { archiveCar } from './archive-car.ts';
import { copyCar } from './copy-car.ts';
import { createCar } from './create-car.ts';
import { editCar } from './edit-car.ts';
import { orderPictures } from './order-pictures.ts';
import { listProposedModels } from './proposed-model-store.ts';
import { publishCar } from './publish-car.ts';
import { removePicture } from './remove-picture.ts';
import { settleCarModel } from './settle-car-model.ts';
import { showFleet } from './show-fleet.ts';
import { showFleetCar } from './show-fleet-car.ts';
import { showFleetChoices } from './show-fleet-choices.ts';
import { showRenterPrice } from './show-renter-price.ts';

/** Names of models that companies have typed. */
export const staffModelRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffCarModels, async () => ({
    data: { models: await listProposedModels(deps.database) },
  }));

  register(staffApi.settleCarModel, async ({ caller, params: { id }, body }) => {
    await settleCarModel(deps, caller, { id, modelId: body.model_id });
    return { data: {} };
  });
};

/** The cars of a company, as its members see and change them. */
export const fleetRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.fleet, async ({ caller }) => ({ data: await showFleet(deps, caller) }));

  register(businessApi.fleetChoices, async ({ caller }) => ({ data: await showFleetChoices(deps, caller) }));

  register(businessApi.fleetCar, async ({ caller, params }) => ({
    data: await showFleetCar(deps, caller, params),
  }));

  register(businessApi.createCar, async ({ caller, body }) => ({
    data: await createCar(deps, caller, body),
  }));

  register(businessApi.editCar, async ({ caller, params: { id }, body }) => ({
    data: await editCar(deps, caller, { ...body, id }),
  }));

  register(businessApi.copyCar, async ({ caller, params }) => ({
    data: await copyCar(deps, caller, params),
  }));

  register(businessApi.publishCar, async ({ caller, params: { id }, body }) => {
    await publishCar(deps, caller, { id, isOnline: body.is_online });
    return { data: {} };
  });

  register(businessApi.archiveCar, async ({ caller, params: { id }, body }) => {
    await archiveCar(deps, caller, { id, isArchived: body.is_archived });
    return { data: {} };
  });

  register(
    businessApi.addCarPicture,
    async ({ caller, params: { id }, request }) => {
      const { images } = await readPictureForm(request, businessApi.addCarPicture.body, ['file']);
      return { data: { picture: await addPicture(deps, caller, { id, jpeg: images.get('file') }) } };
    },
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(businessApi.orderCarPictures, async ({ caller, params: { id }, body }) => {
    await orderPictures(deps, caller, { id, pictureIds: body.picture_ids });
    return { data: {} };
  });

  register(businessApi.removeCarPicture, async ({ caller, params }) => {
    await removePicture(deps, caller, params);
    return { data: {} };
  });

  register(businessApi.renterPrice, async ({ caller, params: { id }, body }) => ({
    data: await showRenterPrice(deps, caller, { ...body, id }),
  }));
};
