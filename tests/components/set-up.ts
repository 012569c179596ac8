import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './answers.ts';
import { rememberUser } from '@nolo/site/api/current-user.ts';
import { currentToasts, dismissToast } from '@nolo/ui/toast-store.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  rememberUser(null);
  for (const { id } of currentToasts()) dismissToast(id);
});
