import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { ProfileValues } from './profile-values.ts';
import type { PictureNames } from './use-lost-pictures.ts';
import type { ReadingState } from './use-reading-in-form.ts';

type ProfileForm = UseFormReturn<ProfileValues> & {
  profile: CustomerProfile;
  /** Kinds whose image the server has. */
  stored: ReadonlySet<string>;
  /** Pictures that were chosen before a reload and are not there any more. */
  lost: PictureNames;
  /** Counts the saves. */
  version: number;
  /** Of the identity document, by machine. */
  reading: ReadingState;
  /** Say that a picture was chosen or taken back. */
  onPicture: (kind: keyof ProfileValues) => void;
  /** The date in Italy, `YYYY-MM-DD`. */
  today: string;
};

export const ProfileFormContext = createContext<ProfileForm | null>(null);

/** The form the sections of the page share. */
export function useProfileForm(): ProfileForm {
  const form = use(ProfileFormContext);
  if (form === null) throw new Error('useProfileForm: outside the profile form');
  return form;
}
