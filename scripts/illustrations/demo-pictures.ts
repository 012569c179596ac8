import { planCars } from '../../db/seed/cars.ts';
import { carPictureFile, cityPictureFile } from '../../db/seed/picture-files.ts';
import { carViews } from '../../domain/cars/car-views.ts';
import { carIllustration } from './car-illustration.ts';
import { cityPoster, citySlugs } from './city-poster.ts';

/** Every picture that the demo's cars and cities show: file name and how it is drawn. */
export function demoPictures(): ReadonlyMap<string, () => string> {
  const cities = citySlugs.map((city) => [cityPictureFile(city), () => cityPoster(city)] as const);
  // Which cars there are does not depend on the moment; only how new they are does.
  const cars = planCars(new Date(0)).flatMap(({ model: { body }, colour, scene }) =>
    carViews.map((view) => {
      const picture = { body, view, colour, scene };
      return [carPictureFile(picture), () => carIllustration(picture)] as const;
    }),
  );
  return new Map([...cars, ...cities]);
}
