/** Why a renter can pay here: said small, beside a search or a price. */
export default {
  money_held: 'We hold your money until the car is handed over',
  money_held_own: '{{operator}} holds your money until the car is handed over',
  companies_checked: 'From companies that we check',
} as const;
