import { useNavigate } from 'react-router';
import type { User } from '@nolo/contract/accounts.ts';
import { logInWith } from '../../api/session.ts';
import { forgetOthersDrafts } from '../../shared/forms/draft.ts';
import { useWayOn } from './use-log-in-address.ts';

/** Of use only once somebody has logged in. */
const loadKeptPictures = () => import('../../shared/forms/saved-pictures.ts');

/** Begins the session in this browser and goes where the renter was going; nothing of another renter stays. */
export function useOnLoggedIn(): (accessToken: string, user: User) => void {
  const navigate = useNavigate();
  const wayOn = useWayOn();
  return (accessToken, user) => {
    forgetOthersDrafts(user.email);
    void loadKeptPictures().then(({ forgetOthersPictures }) => forgetOthersPictures(user.email));
    logInWith(accessToken, user);
    void navigate(wayOn, { replace: true });
  };
}
