import type { AutoRentalLeaf, CarLeaf, OfferLeaf } from 'schema-dts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { MAX_STARS } from '@nolo/domain/review/review.ts';
import { carName } from '../cars/car-name.ts';
import { openingHours } from './opening-hours.ts';

type Given = { car: CarDetail; origin: string; path: string; description: string; isAvailable: boolean };

/** Of the company, whom renters review; none before it has an average. */
function reviewsOf(
  { average, count }: NonNullable<CarDetail['company']['rating']>,
  reviews: CarDetail['company']['reviews'],
): Pick<AutoRentalLeaf, 'aggregateRating' | 'review'> {
  const bestRating = MAX_STARS;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating },
    review: reviews.map(({ author, stars, text, language, written_on }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: written_on,
      inLanguage: language,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating },
    })),
  };
}

/** Whom the car is rented from, and where. */
function rentalOf({ company, latitude, longitude }: CarDetail): AutoRentalLeaf {
  return {
    '@type': 'AutoRental',
    name: company.company_name,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(company.opening_time),
    ...(company.rating && reviewsOf(company.rating, company.reviews)),
  };
}

function offerOf({ car, origin, path, isAvailable }: Given): OfferLeaf {
  const [price, priceCurrency] = [(car.price.day / 100).toFixed(2), car.price.currency];
  return {
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availability: isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    url: origin + path,
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      unitCode: 'DAY',
      valueAddedTaxIncluded: true,
    },
    seller: rentalOf(car),
  };
}

/** The car and its offer. A `Car` is a `Product` for schema.org; search engines that know only the latter read both. */
export function carData(given: Given): Omit<CarLeaf, '@type'> & { '@type': readonly ['Car', 'Product'] } {
  const { car, origin, path, description } = given;
  return {
    '@type': ['Car', 'Product'],
    name: carName(car),
    description,
    url: origin + path,
    sku: String(car.id),
    image: car.pictures.map((picture) => `${origin}${picture.path}-1280.webp`),
    brand: { '@type': 'Brand', name: car.car_make[0]?.car_make },
    model: car.car_model[0]?.car_model,
    vehicleModelDate: String(car.year),
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    vehicleTransmission: car.transmission,
    offers: offerOf(given),
  };
}
