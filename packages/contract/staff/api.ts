import { logInStaff, logOutStaff, staffAudit, staffProfile } from './access.ts';
import {
  acceptApplication,
  askApplicant,
  inviteOwnerAgain,
  refuseApplication,
  staffApplication,
  staffApplicationFile,
  staffApplications,
} from './applications.ts';

/** Every call of the platform's back office. The browser imports the type alone. */
export const staffApi = {
  logInStaff,
  logOutStaff,
  staffProfile,
  staffAudit,
  staffApplications,
  staffApplication,
  staffApplicationFile,
  askApplicant,
  acceptApplication,
  refuseApplication,
  inviteOwnerAgain,
};

export type StaffApi = typeof staffApi;
