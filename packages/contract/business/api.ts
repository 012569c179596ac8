import { companyAudit, logInMember, logOutMember, memberProfile } from './access.ts';
import { companyBooking, handovers } from './bookings.ts';
import {
  addCarPicture,
  archiveCar,
  copyCar,
  createCar,
  editCar,
  fleet,
  fleetCar,
  fleetChoices,
  orderCarPictures,
  publishCar,
  removeCarPicture,
  renterPrice,
} from './fleet.ts';
import {
  acceptInvitation,
  changeMemberRole,
  companyMembers,
  invitation,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from './members.ts';
import {
  createCoupon,
  createDeal,
  editCoupon,
  editDeal,
  offers,
  removeCoupon,
  removeDeal,
} from './offers.ts';

/** Every call of the rental companies' portal. The browser imports the type alone. */
export const businessApi = {
  logInMember,
  logOutMember,
  memberProfile,
  handovers,
  companyBooking,
  companyMembers,
  inviteMember,
  changeMemberRole,
  removeMember,
  withdrawInvitation,
  invitation,
  acceptInvitation,
  fleet,
  fleetChoices,
  fleetCar,
  createCar,
  editCar,
  copyCar,
  publishCar,
  archiveCar,
  addCarPicture,
  orderCarPictures,
  removeCarPicture,
  renterPrice,
  offers,
  createDeal,
  editDeal,
  removeDeal,
  createCoupon,
  editCoupon,
  removeCoupon,
  companyAudit,
};

export type BusinessApi = typeof businessApi;
