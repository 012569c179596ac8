import { ChangePassword } from './change-password.tsx';
import { SecuritySection } from './security-section.tsx';

/** In the profile, as specified, and on the security page. */
export function PasswordSection() {
  return (
    <SecuritySection id="password">
      <ChangePassword />
    </SecuritySection>
  );
}
