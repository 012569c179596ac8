import { useRouteLoaderData } from 'react-router';
import type { CarDetail } from '../../../contract/cars.ts';
import { StructuredData } from '../../shared/structured-data.tsx';
import { carName } from '../../shared/cars/car-name.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { QuoteResult } from './load-quote.ts';

type Props = { car: CarDetail; quote: QuoteResult; path: string; description: string };

/** The offer as search engines read it. */
export function CarOffer({ car, quote, path, description }: Props) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const isAvailable = quote.kind === 'quote' && quote.availability !== 'taken';
  const offer = {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    name: carName(car),
    description,
    url: origin + path,
    image: car.pictures.map((picture) => `${origin}${picture.path}-1280.webp`),
    brand: { '@type': 'Brand', name: car.car_make[0]?.car_make },
    model: car.car_model[0]?.car_model,
    vehicleModelDate: String(car.year),
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    vehicleTransmission: car.transmission,
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      url: origin + path,
      price: (car.price.day / 100).toFixed(2),
      priceCurrency: car.price.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (car.price.day / 100).toFixed(2),
        priceCurrency: car.price.currency,
        unitCode: 'DAY',
        valueAddedTaxIncluded: true,
      },
      seller: { '@type': 'AutoRental', name: car.company.company_name, address: car.company.address },
    },
  };
  return <StructuredData data={offer} />;
}
