import type { AirportLeaf, CityLeaf, TouristAttractionLeaf } from 'schema-dts';

type Point = { lat: number; lon: number };

const at = ({ lat, lon }: Point) => ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lon }) as const;

/** A city with what is worth seeing there. */
export function cityData(
  address: string,
  city: Point & { name: string; landmarks: readonly { name: string; description: string }[] },
): CityLeaf & { containsPlace: readonly TouristAttractionLeaf[] } {
  return {
    '@type': 'City',
    '@id': `${address}#place`,
    name: city.name,
    geo: at(city),
    containedInPlace: { '@type': 'Country', name: 'Italia' },
    containsPlace: city.landmarks.map(({ name, description }) => ({
      '@type': 'TouristAttraction',
      name,
      description,
    })),
  };
}

export function airportData(address: string, airport: Point & { name: string; iata: string }): AirportLeaf {
  return {
    '@type': 'Airport',
    '@id': `${address}#place`,
    name: airport.name,
    iataCode: airport.iata,
    geo: at(airport),
    address: { '@type': 'PostalAddress', addressCountry: 'IT' },
  };
}
