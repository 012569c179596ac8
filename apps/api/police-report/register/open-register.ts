import { join, resolve } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { cargosRegister } from './cargos-register.ts';
import { fileRegister } from './file-register.ts';
import type { PoliceRegister } from './police-register.ts';

/** Null: production without the service's address reports nothing, and companies do it elsewhere. */
export function policeRegisterOf({
  CARGOS_URL,
  DATA_DIR,
  isProduction,
}: Pick<Config, 'CARGOS_URL' | 'DATA_DIR' | 'isProduction'>): PoliceRegister | null {
  if (CARGOS_URL !== undefined) return cargosRegister(CARGOS_URL);
  return isProduction ? null : fileRegister(join(resolve(DATA_DIR), 'police-register'));
}
