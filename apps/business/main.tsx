import { startPortal } from '@nolo/portal/start-portal.tsx';
import { routes } from './routes.tsx';
import './app.css';

startPortal('/business', routes);
