import type { LegalDocument } from '../schema/legal-document.ts';

/** In Article 26, and beside the tick with which a business approves them at its registration. */
export const approvedArticles =
  '3 (refusal of a registration), 12 (payment outside the Platform), 14 (set-off and holding back), 17 (replacement), 22 (liability), 23 (suspension and end), 25 (changes) and 26 (courts)';

export const content: LegalDocument = {
  meta: {
    title: 'Terms and conditions for rental businesses',
    description:
      'The contract between the platform and car rental businesses: registration, commission of 15% net of VAT, payout at check-in, cancelling, liability.',
  },
  title: 'Terms and conditions for rental businesses',
  description: 'The contract between {{company}} and the car rental businesses that publish their vehicles.',
  introduction: [
    'These terms govern the use of the platform {{site}} by car rental businesses. They are a contract between {{company}}, {{address}}, VAT number {{vat}} (the “Provider”), and the business that registers (the “User”).',
    'The Provider runs an online marketplace that brings rental businesses and people who want to hire a car together. It does not rent out vehicles itself. The User keeps its independence: it sets its own prices and conditions, may offer its vehicles elsewhere and on any terms, and concludes the rental contract in its own name.',
    'By ticking the box at registration the User accepts the version whose number and date are at the top of this page. The text can be saved and printed. It also contains the information required by Regulation (EU) 2019/1150 on fairness and transparency for business users of online intermediation services.',
  ],
  articles: [
    {
      heading: 'Article 1. Definitions',
      text: [
        [
          'Platform: the website {{site}}, its sub-domains, the portal for rental businesses and the applications connected with them',
          'Provider: {{company}}, owner and operator of the Platform',
          'User: the car rental business registered on the Platform',
          'Renter (or Third party): whoever books a vehicle through the Platform, whether a consumer or a business',
          'Vehicle: a vehicle published by the User',
          'Booking: the reservation of a Vehicle for given dates, paid through the Platform',
          'Rental price: the final price of the Booking with all options and fees, deposit excluded; “net of VAT” means that price without value added tax',
          'Commission: what the User owes the Provider for each Booking under Article 13',
          'Check-in and check-out: the recorded handover and return of the Vehicle',
        ],
      ],
    },
    {
      heading: 'Article 2. Subject matter of the contract',
      text: [
        'The Provider gives the User access to the Platform in order to publish Vehicles, receive Bookings, collect payments, manage fleet, reservations, prices, promotions and coupons, and consult reports. The Platform shows the offers in Italian, English and French.',
        'Use of the Platform is free of fixed charges. The User owes only the Commission, and only when a Booking is made under the conditions of these terms.',
      ],
    },
    {
      heading: 'Article 3. Who may register',
      text: [
        'For the time being only car rental businesses established in Italy may register. The User must be entered in the register of companies, hold every authorisation required to rent out vehicles without a driver, and act in the course of its trade. Consumers may not register as Users.',
        'The Provider checks the registration and may ask for documents, in particular a recent extract from the register of companies. It may refuse a registration, giving the reason.',
      ],
    },
    {
      heading: 'Article 4. Registration and account',
      text: [
        'The data given at registration must be true and complete, and be kept up to date: company name, legal form, VAT number, registered office, SDI code or certified email address, legal representative, bank details for payouts. The Provider is obliged to collect and check some of them under Regulation (EU) 2022/2065 and to report income to the tax authorities under Directive (EU) 2021/514.',
        'The User keeps its login details confidential and is responsible for what its staff do with them. Payouts require a connected account with the payment provider, to which that provider’s own conditions apply.',
      ],
    },
    {
      heading: 'Article 5. Publishing Vehicles',
      text: [
        'For each Vehicle the User states truthfully make, model, type, fuel, year, kilometres included or unlimited, place of collection, opening hours, delivery if offered, minimum age and licence requirements, insurance cover and excess, deposit, and every fee that a Renter may have to pay.',
        'Pictures must show the Vehicle offered or, where stated, one of the same kind. The User must hold the rights to texts and pictures. The Provider may correct obvious errors and hide offers that are unlawful, misleading or incomplete; it tells the User and gives the reason.',
      ],
    },
    {
      heading: 'Article 6. Prices, deals and coupons',
      text: [
        'The User alone sets its prices per day, week and month, its extras, fees, deals and coupons. Every price includes VAT. The Platform works out the price of a Booking from them as the cheapest combination of periods and shows it to the Renter in full before payment.',
        'Discounts are borne by the User. A price at which a Booking has been made is binding, even if it was set by mistake.',
      ],
    },
    {
      heading: 'Article 7. Availability',
      text: [
        'The User keeps the calendar of its Vehicles up to date. It sets a Vehicle offline for maintenance and for rentals agreed elsewhere as soon as they are certain. A Vehicle is blocked for 30 minutes while a Renter pays, and for the whole period once the payment is confirmed, with the turnaround time that the User has set.',
      ],
    },
    {
      heading: 'Article 8. Order of the results',
      text: [
        'The list shows the Vehicles published at the place searched that are free on the dates chosen; on the website of a single business or reseller, only the Vehicles of that website. In every order, Vehicles that cannot be collected or returned at the times requested, or not at such short notice, come after all others, because the Renter cannot book them for those times.',
        'Unless a Renter chooses another order, Vehicles are sorted as “Recommended” by the Platform. The main parameters are, in descending weight: first, whether the Vehicle stands within 5 km of the middle of the town, airport or address searched (a region or a country has no such middle, and there this parameter does not count); second, the importance, a value that the Provider itself gives each Vehicle by its own assessment of the offer, the highest first; a Vehicle to which none has been given counts as zero; third, among equal values, when the Vehicle was added, the latest first. Being near weighs most because most Renters want to collect the Vehicle where they searched; the value weighs more than the day because the order is meant to follow the quality of offers and not the mere moment at which they were added. The value is the same for all Renters and is not worked out from the number of Bookings, the price, the completeness of the offer or the Commission.',
        'A Renter may sort instead by distance from the middle of the place searched, the nearest first, by price, ascending or descending (the total for the dates, discounts of deals deducted; without dates the price per day), or by when Vehicles were added, the latest first. The home page shows selections by importance within classes of type and price, by lowest price per day, by when Vehicles were added, and by number of Bookings that have not been cancelled.',
        'No payment to the Provider, direct or indirect, influences the order. The Provider does not treat its own or associated offers differently; it has none.',
      ],
    },
    {
      heading: 'Article 9. Bookings and the rental contract',
      text: [
        'The rental contract is concluded between User and Renter only, when the payment is confirmed. The Provider is not a party to it; it acts for the User in concluding it and in collecting the price. The User is bound by every confirmed Booking and may not ask the Renter for other or higher amounts than those shown.',
        'The User’s own rental conditions apply beside the Booking as far as they do not contradict it and respect consumer law.',
      ],
    },
    {
      heading: 'Article 10. Renters and drivers',
      text: [
        'Renters have an account with a verified email address and upload an identity document and a driving licence. The Provider has them checked before check-in, but the User must inspect the originals at the handover and refuse anyone who is not permitted to drive.',
        'A Booking may name up to five additional drivers, each with a validated account. For Renters and drivers under 25 on the day of pickup the User may charge a fee per day, which must be stated beforehand on the Platform. A higher minimum age must be stated in the offer.',
      ],
    },
    {
      heading: 'Article 11. Duration and times',
      text: [
        'A Booking lasts at most 30 days. Pickup and return must lie within the opening hours stated by the User. A day is 24 hours, with 60 minutes’ grace at the end of the rental. For a later return the User may charge the daily late fee that it has stated, for each 24 hours or part thereof; this is settled directly with the Renter.',
      ],
    },
    {
      heading: 'Article 12. Payment by the Renter',
      text: [
        'The Renter pays the full price to the Provider through the payment provider’s secure page, by means of a connected-accounts service. The Provider collects in the name and on behalf of the User and holds the amount until check-in. Payment to the Provider discharges the Renter.',
        'The User may not ask a Renter to pay for a Booking outside the Platform, nor induce a Renter to cancel in order to rent directly.',
      ],
    },
    {
      heading: 'Article 13. Commission, VAT and invoices',
      text: [
        'For each Booking the User owes the Provider a Commission of 15% of the final Rental price, net of VAT. VAT at 22% is added to the Commission. The deposit is not part of the basis.',
        'Example: a Booking of € 230.00 contains € 41.48 of VAT; 15% of the remaining € 188.52 is € 28.28; with 22% VAT (€ 6.22) the Commission comes to € 34.50, and € 195.50 is paid out.',
        'The Provider issues an electronic invoice for each Commission and sends it to the SDI code or certified email address of the User. The invoice for the rental is issued to the Renter by the User, which alone is responsible for its own taxes.',
      ],
    },
    {
      heading: 'Article 14. Payout',
      text: [
        'At the Renter’s check-in the remaining 85% of the price, that is the price less the Commission and the VAT on it, is transferred to the User’s connected account. When it reaches the bank account depends on the payment provider.',
        'The Provider may set off amounts due to it, and may hold back a payout for as long as there is a concrete suspicion of fraud or the Renter’s bank has reversed the payment; it tells the User the reason.',
      ],
    },
    {
      heading: 'Article 15. Deposit',
      text: [
        'If the User asks for a deposit, it states the amount in the offer, collects it directly from the Renter before check-in and returns or releases it directly after the check-out. The Provider neither holds the deposit nor is responsible for it. Deductions must be justified and documented to the Renter.',
      ],
    },
    {
      heading: 'Article 16. Cancelling by the Renter',
      text: [
        'The Renter may cancel free of charge until 48 hours before midnight (00:00) at the beginning of the day on which the rental starts. The Renter is then refunded 100% and no Commission is due.',
        'If the Renter cancels later but before the pickup time, the Provider keeps the Commission and the VAT on it from the amount paid, and refunds the rest to the Renter. No payout is made for that Booking. From the pickup time on a Booking cannot be cancelled.',
      ],
    },
    {
      heading: 'Article 17. Vehicle not available and replacement',
      text: [
        'If the User cannot provide the Vehicle booked, it must propose to the Renter, through the Platform, another of its Vehicles of equal or higher class no later than 48 hours before midnight (00:00) at the beginning of the day on which the rental starts. If the Renter accepts, the Booking moves to that Vehicle at the same price.',
        'If the Renter refuses the replacement, the Renter is refunded 100% at the User’s expense, and the Provider is still entitled to its 15% Commission, which it invoices to the User and may set off against later payouts. The same applies if the User proposes nothing or does not hand over the Vehicle.',
      ],
    },
    {
      heading: 'Article 18. Check-in, check-out and issues',
      text: [
        'The User records check-in and check-out at the moment of handover and return, with fuel, kilometres and visible marks. Issues are recorded with photographs and a description, and are visible to the Renter. Check-in may be recorded only when the Vehicle has in fact been handed over and the Renter’s documents are verified.',
      ],
    },
    {
      heading: 'Article 19. Obligations of the User',
      text: [
        'The User:',
        [
          'hands over Vehicles that are roadworthy, clean, inspected, insured and taxed as the law requires',
          'has a telephone number at which Renters can reach it during rentals, and provides help in case of a breakdown',
          'respects consumer, road traffic, public-safety and tax law, including the duty to communicate the data of rental contracts to the authorities',
          'passes fines on to the driver with no more than the handling fee stated in its conditions',
          'answers requests of Renters and of the Provider promptly, as a rule within one working day',
          'does not discriminate against Renters by origin, residence, sex, religion, disability or age beyond what its insurance objectively requires',
        ],
      ],
    },
    {
      heading: 'Article 20. Content and intellectual property',
      text: [
        'The Platform, its software, design and names belong to the Provider. The User receives the right to use them as provided for in these terms, for as long as the contract lasts.',
        'For the same time the User grants the Provider the free, non-exclusive right to publish, translate, adapt in size and promote its texts, pictures and marks on the Platform and in its advertising, and is responsible for their lawfulness.',
      ],
    },
    {
      heading: 'Article 21. Personal data and confidentiality',
      text: [
        'User and Provider are independent controllers of the personal data of Renters. The User uses what it receives through the Platform only to carry out the rental and to meet legal duties, sees documents only for the duration of a Booking, and makes no copies that the law does not require. Advertising to Renters needs their own consent.',
        'The Provider’s processing is described in the [privacy policy](/privacy-policy). The User has access on the Platform to the data of its Bookings, prices and Vehicles, also in aggregated form; after the contract ends it may ask for a copy within 60 days.',
      ],
    },
    {
      heading: 'Article 22. Liability',
      text: [
        'The Provider is responsible for running the Platform with professional care. It guarantees neither that the Platform is available without interruption, nor any number of Bookings, nor that Renters fulfil their obligations.',
        'Except in cases of intent or gross negligence and where the law does not allow a limit, the Provider’s total liability towards the User is limited to at most twice the fee that the User paid for the Booking from which the claim arises or, if it arises from none, twice the Commissions paid in the twelve months before. The User holds the Provider harmless against claims of Renters and others that arise from the Vehicles, the rental contract or a breach of these terms.',
      ],
    },
    {
      heading: 'Article 23. Suspension and end of the contract',
      text: [
        'The contract has no fixed term. The User may deactivate its account or ask for its deletion at any time, on the Platform or in writing to {{email}}. Confirmed Bookings are carried out, and amounts due are settled, before deletion.',
        'The Provider may refuse or end the service at any time with 30 days’ notice and a statement of reasons on a durable medium. It may restrict, suspend or close an account without notice in case of repeated or serious breach, false data, loss of an authorisation, danger to Renters, suspected fraud, or an order of an authority; it gives the reasons at the latest when the measure takes effect. The User may explain itself under Article 24, and is reinstated without undue delay if the measure turns out to be unjustified.',
      ],
    },
    {
      heading: 'Article 24. Complaints and mediation',
      text: [
        'The User may complain free of charge to {{email}} about any failure of the Provider to comply with these terms or the law, technical problems, and measures taken against it. The Provider examines the complaint and answers individually and in plain language, as a rule within 15 days.',
        'If no solution is found, the parties may turn to a mediation body entered in the register of the Italian Ministry of Justice in the district of the Provider’s registered office. Mediation is voluntary, and the Provider bears a reasonable part of its cost.',
      ],
    },
    {
      heading: 'Article 25. Changes',
      text: [
        'The Provider announces changes to these terms by email at least 15 days before they take effect, or earlier where the User needs time to adapt. The User may end the contract before then. Publishing new offers during that time counts as acceptance, unless adapting would need more than 15 days. Shorter notice applies only where a law or an unforeseen danger demands it. Bookings already made follow the version in force when they were made.',
      ],
    },
    {
      heading: 'Article 26. Law, courts and final provisions',
      text: [
        'Italian law governs this contract. The courts of the Provider’s registered office have exclusive jurisdiction over disputes with the User.',
        'For disputes with Renters who are consumers, the User takes note that they may use the European Union’s platform for online dispute resolution, https://ec.europa.eu/consumers/odr, which now leads to the European Commission’s list of recognised bodies, [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        `If a provision is void, the others stand. The Italian version prevails. Under Articles 1341 and 1342 of the Italian Civil Code the User specifically approves, with a separate tick at registration, Articles ${approvedArticles}.`,
      ],
    },
  ],
};
