import { startPortal } from '@nolo/portal/start-portal.tsx';
import { deleteUnsealed } from './handover/device-rows.ts';
import { reloadOnLock } from './handover/device-store.ts';
import { routes } from './routes.tsx';
import './app.css';

startPortal('/business', routes);

reloadOnLock();
void deleteUnsealed().catch(() => undefined);

// It stores the portal’s files on the device; a browser without it needs a network to open the portal.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/business/sw.js', { scope: '/business/' });
}
