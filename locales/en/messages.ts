/** What a successful call says; toasts show these. */
export default {
  ok: 'Done',
  'account.created': 'Your account has been created. Please check your e-mail to verify your address.',
  'account.logged_in': 'Welcome back',
  'account.verify_first': 'Please verify your e-mail address. We have sent you a new link.',
  'account.logged_out': 'You are logged out',
  'account.email_verified': 'Your e-mail address is verified. You can log in now.',
  'account.verification_sent': 'If this address is waiting for verification, a new link is on its way.',
  'coupon.applied': 'Coupon applied',
  'documents.saved':
    'Your documents have been sent for verification. You can rent once they are validated; contact support if it is urgent.',
  'profile.saved': 'Your profile is saved',
  'booking.created': 'Your car is reserved for 30 minutes. Please pay to confirm.',
  'booking.cancelled': 'Reservation cancelled successfully',
};
