import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Terms and conditions for renters',
    description:
      'The conditions on which you book a car with us: price, payment, cancelling up to 48 hours before, deposit, documents, drivers, complaints.',
  },
  title: 'Terms and conditions for renters',
  description: 'What applies between you, the rental business and us when you book a car on {{site}}.',
  introduction: [
    'These terms are a contract between you, the renter, and {{company}}, {{address}}, VAT number {{vat}} (“we”, “us”). They apply to every account and every booking made on {{site}}. We have tried to write them so that they can be read in ten minutes; please do read them before you pay.',
    'By ticking the box at checkout you accept the version whose number and date are at the top of this page. We keep that version with your booking, and it is the one that continues to apply to it, even if these terms change later.',
  ],
  articles: [
    {
      heading: '1. Who does what',
      text: [
        'We run an online marketplace. Independent car rental businesses publish their cars on it, set their own prices and conditions, and hand the cars over. We show the cars, take your booking, collect your payment and help both sides when something goes wrong.',
        'The rental contract is between you and the rental business only. We are not a party to it: we do not own the cars and do not hand them over. The contract you have with us is about using the marketplace and about the payment that we hold for you until check-in.',
        'The name of the rental business is shown on the page of each car and in your confirmation. All the businesses are commercial operators, so consumer law protects you in your contract with them.',
      ],
    },
    {
      heading: '2. Your account',
      text: [
        'You may look at cars and prices without an account. To book you need one, with your real name, an email address that you have verified and a telephone number where you can be reached. You must be at least 18 years old.',
        'Keep your password to yourself. Tell us at {{email}} if you think someone else has used your account. You can delete the account at any time from your personal area, except while a booking is under way; what we must keep afterwards is explained in the [privacy policy](/privacy-policy).',
      ],
    },
    {
      heading: '3. Documents and driving licence',
      text: [
        'Before you book, upload your driving licence and either your passport or the front and back of your identity card. The details must match your profile. If your licence is from outside the European Union, you may also need an international driving permit or a sworn translation: check this before you leave, because the rental business must refuse a driver who cannot show a licence valid in Italy.',
        'Documents that are still being checked do not stop you from booking and paying, but the car is handed over only once they have been verified. If they cannot be verified, we tell you why and what you can send instead.',
        'Bring the originals to the handover. If you cannot show them, or if your licence has expired or been withdrawn, the rental business may refuse to hand over the car and Article 11 on late cancellation applies.',
      ],
    },
    {
      heading: '4. Search and the order of results',
      text: [
        'The list shows the cars at the place you chose that are free on your dates. Those that you cannot collect or return at the times you chose, or not at such short notice, come last whatever the order, and say why. On the website of a single rental business or reseller you see its cars only.',
        'Unless you choose another order, you see “Recommended”. If you searched a town, an airport or an address, cars within 5 km of its middle come before those farther away; in a region or a country there is no such middle. After that cars are sorted by importance, a value that we ourselves give each car by our own assessment. It is the same for everybody. It does not depend on what you do on the site, nor is it worked out from the number of bookings, the price or how complete a car’s page is. Among cars of equal importance the one added last comes first.',
        'You may choose another order: by distance from the middle of the place you searched, the nearest first; by price, that is the total for your dates or, as long as you have not chosen any, the price per day; or by the day on which cars were added, the newest first. Beside lists by importance, the home page has lists of the cars with the lowest price per day, of those added last and of those booked most often.',
        'Nobody pays us for a higher position.',
      ],
    },
    {
      heading: '5. How a booking comes about',
      text: [
        'When you press “Pay now”, the car is held for you for 30 minutes while you pay on the page of our payment provider. You may have at most three unpaid bookings at the same time. If the payment does not arrive within that time the booking lapses and others can book the car; a payment that arrives later is returned to you in full, unless the car is still available and the booking can be restored.',
        'The rental contract is concluded when the payment is confirmed. You receive a confirmation by email with the car, the times, the place, the price line by line, the deposit and the conditions for cancelling. Please check it straight away.',
      ],
    },
    {
      heading: '6. Price',
      text: [
        'All prices include VAT. The total shown before you pay contains the rental price, less deal and coupon, plus extras, young-driver, one-way, delivery and flexible-return fees where they apply. Our platform charges are part of that total and are not added to it. There is nothing else to pay us.',
        'The rental price is the cheapest combination of the daily, weekly and monthly prices that covers your dates.',
        'Not included, unless the page of the car says otherwise: fuel or electricity, tolls, parking, fines and the rental business’s fee for passing them on, cleaning beyond normal use, kilometres beyond the allowance, and damage for which you are liable under the rental contract.',
      ],
    },
    {
      heading: '7. Dates, times and late return',
      text: [
        'A booking lasts at most 30 days. Pickup and return must lie within the opening hours of the rental business. All times are local times at the place of pickup.',
        'A day of rental is 24 hours. You have 60 minutes’ grace at the end; after that, another day is charged. If you keep “same-time return” switched on, you bring the car back at or before the time of day at which you collected it. If you switch it off you may choose any return time, and the rental business’s flexible-return fee, if it has one, is added.',
        'If you actually bring the car back more than 60 minutes later than agreed, the rental business may charge its daily late fee for each 24 hours or part thereof. Call the business as soon as you know that you will be late: its insurance may depend on it.',
      ],
    },
    {
      heading: '8. Payment',
      text: [
        'You pay us the total by card on the secure page of our payment provider. We never see or store your full card number. We hold the money until the car is handed over to you and then pass it on to the rental business, less our commission.',
        'An invoice for the rental is issued by the rental business, to you or to the company whose details you entered at checkout.',
      ],
    },
    {
      heading: '9. Deposit',
      text: [
        'Most rental businesses ask for a deposit. Its amount is shown beside the total before you pay and is never part of it. You settle it directly with the rental business before check-in, usually as a hold on a credit card in the name of the main driver; ask the business beforehand if you only have a debit card. The business releases or returns it after the return of the car, less what you owe under the rental contract.',
      ],
    },
    {
      heading: '10. Drivers, extras and delivery',
      text: [
        'Only you and the additional drivers named in the booking may drive. You may add up to five additional drivers; each needs an account of their own with verified documents. If you or an additional driver are under 25 on the day of pickup, the rental business may charge a young-driver fee per day, which is shown before you pay. Some cars require a higher minimum age or a minimum number of years of licence.',
        'Extras, such as child seats, are charged once per trip or per day, as shown. You can add them at checkout or in a branch of the business, where what is still available may differ.',
        'If the rental business delivers cars and you choose delivery, you give a street address within its delivery radius; the fee is shown before you pay. Someone named in the booking must be there at the agreed time with the original documents.',
      ],
    },
    {
      heading: '11. Cancelling',
      text: [
        'Until 48 hours before 00:00 on the day of pickup you may cancel free of charge: you get back 100% of what you paid. For a pickup on a Friday, whatever the time, that means until 11:59 PM on Tuesday.',
        'After that and until the pickup time you may still cancel, but our commission is kept: we refund the total less the commission and the VAT on it. The exact amount is shown before you confirm. From the pickup time on a booking can no longer be cancelled: if you were not given the car, call the company and report it to us.',
        'Cancel from “My bookings”; nothing else is needed. Refunds go to the card with which you paid, normally within five to ten working days depending on your bank. If you do not turn up and do not cancel, the rental business may treat the car as collected.',
      ],
    },
    {
      heading: '12. If the car is not available',
      text: [
        'If the rental business cannot give you the car you booked, it must propose another of its cars no later than 48 hours before 00:00 on the day of pickup. You decide. If you accept, the booking moves to the new car at the same price. If you refuse, you get back 100% of what you paid.',
        'If there is no car for you at the handover and none of equal or higher class is offered, you likewise get 100% back. Your legal rights against the rental business are unaffected.',
      ],
    },
    {
      heading: '13. No right of withdrawal',
      text: [
        'The 14-day right of withdrawal for distance contracts does not apply to car rental for a specific date (Article 59(1)(n) of the Italian Consumer Code). The rules for cancelling in Article 11 apply instead, and are usually more generous.',
      ],
    },
    {
      heading: '14. Handover and use of the car',
      text: [
        'At check-in, look at the car together with the rental business, have every mark written down and photographed, and check fuel and kilometres. The rental contract that you sign then applies alongside these terms; if the two contradict each other on price, cancelling or deposit, what you booked here prevails.',
        'Use the car with care and as the law requires. Do not sublet it, do not drive under the influence of alcohol or drugs, do not race, do not tow without permission, and do not take it abroad or on a ferry unless the business has agreed.',
        'Fines, tolls and entries into limited-traffic zones (ZTL) during the rental are yours to pay. The rental business must give the authorities the driver’s details and may charge its own handling fee, as stated in its contract.',
      ],
    },
    {
      heading: '15. Return and issues',
      text: [
        'Return the car at the agreed place and time, with the agreed amount of fuel or charge and with everything that belongs to it. Ask for the check-out to be done in your presence. You and the business can record issues with photographs on the booking; both sides see them.',
        'In case of a breakdown or an accident, make sure everyone is safe, call 112 if needed, and then call the rental business at the number in the booking. Do not have the car repaired without its consent.',
      ],
    },
    {
      heading: '16. Deals and coupons',
      text: [
        'A deal is a discount that a rental business gives for a period. A coupon is an eight-digit code of one business; it can be used once per renter, within its dates and, where stated, from a minimum amount. Discounts reduce the rental price only and are never paid out in cash.',
      ],
    },
    {
      heading: '17. What we are responsible for',
      text: [
        'We are responsible for running the marketplace with professional care, for showing what the rental businesses have declared, and for the money that you have paid us. We are not responsible for the condition of the cars, the insurance cover or the conduct of the rental business, which owes you these under your contract with it; but we will help you to reach it and will use what we hold to make good a refund that is due to you.',
        'Nothing in these terms limits liability for intent or gross negligence, for injury to life or health, or any right that the law gives to consumers and that cannot be waived.',
      ],
    },
    {
      heading: '18. Blocking an account',
      text: [
        'We may suspend or close an account that is used with false data or documents, for fraud, or in serious breach of these terms. We tell you the reason and how to object, unless the law forbids it. Bookings already paid for are honoured or refunded.',
      ],
    },
    {
      heading: '19. Personal data',
      text: [
        'How we handle your data, including the images of your documents, is described in the [privacy policy](/privacy-policy). Your documents are visible only to you, to those who verify them on our behalf and, for an active booking, to the rental business.',
      ],
    },
    {
      heading: '20. Changes',
      text: [
        'We may change these terms for future bookings. The new version, with its number and date, is shown on this page, and you are asked to accept it when you next book.',
      ],
    },
    {
      heading: '21. Complaints',
      text: [
        'Write to us at {{email}} with your booking number, or use the [contact form](/contact-us). Problems with the site are looked into around the clock. You will get a substantive answer within 15 days.',
      ],
    },
    {
      heading: '22. Law, courts and out-of-court settlement',
      text: [
        'Italian law applies. If you are a consumer living in another country of the European Union, you also keep the protection of the mandatory rules of that country, and you may sue and be sued at the court of your place of residence.',
        'You may turn to a body for alternative dispute resolution. The European Union’s platform for online disputes, https://ec.europa.eu/consumers/odr, now leads to the European Commission’s list of recognised bodies: [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'These terms exist in Italian, English and French. Each version is meant to say the same; if they differ, the one in which you concluded your booking counts for consumers, and the Italian one for everyone else.',
      ],
    },
  ],
};
