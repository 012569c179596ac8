/** What a successful call says; toasts show these. */
export default {
  ok: 'Done',
  'account.created': 'Check your mail: we have sent you a message to go on with.',
  'account.logged_in': 'Welcome back',
  'account.verify_first': 'Please verify your e-mail address. We have sent you a new link.',
  'account.logged_out': 'You are logged out',
  'account.email_verified': 'Your e-mail address is verified. You can log in now.',
  'account.verification_sent': 'If this address is waiting for verification, a new link is on its way.',
  'account.password_reset_sent': 'We have sent you a link to set a new password.',
  'account.password_reset': 'Your password is set. You can log in now.',
  'account.password_changed': 'Your password is changed. Other devices are logged out.',
  'account.session_ended': 'The device is logged out',
  'account.sessions_ended': 'You are logged out everywhere',
  'account.deleted': 'Your account is deleted',
  'coupon.applied': 'Coupon applied',
  'documents.saved':
    'Your documents have been sent for verification. You can rent once they are validated; contact support if it is urgent.',
  'profile.saved': 'Your profile is saved',
  'booking.created': 'Your car is reserved for 30 minutes. Please pay to confirm.',
  'booking.cancelled': 'Reservation cancelled successfully',
};
