import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './answers.ts';
import { rememberUser } from '@nolo/site/api/current-user.ts';
import { currentToasts, dismissToast } from '@nolo/ui/toast-store.ts';

// The second that it takes by itself is short where a build and other tests use the cores; what passes is no slower for it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  rememberUser(null);
  for (const { id } of currentToasts()) dismissToast(id);
});
