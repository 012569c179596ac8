import { romeAndMilan } from './companies/rome-and-milan.ts';
import { florenceToBari } from './companies/florence-to-bari.ts';
import { genoaToBologna } from './companies/genoa-to-bologna.ts';
import { cagliariToRieti } from './companies/cagliari-to-rieti.ts';
import type { CompanyPlan } from './company-plan.ts';

/** Invented companies; VAT numbers have a valid check digit in a range that is not assigned. */
export const companies: readonly CompanyPlan[] = [
  ...romeAndMilan,
  ...florenceToBari,
  ...genoaToBologna,
  ...cagliariToRieti,
];
