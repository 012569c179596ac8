import type { Transmission } from '../../domain/cars/car-features.ts';
import { keysOf } from '../../domain/records.ts';
import { priceLevels } from './catalogue.ts';
import type { CarModel, CarTypeKey, FuelType, MakeName, PriceLevel } from './catalogue.ts';
import type { CarBody } from './picture-files.ts';

type Gearbox = 'm' | 'a' | 'ma';
type ModelRow = readonly [
  ...[name: string, body: CarBody, type: CarTypeKey, seats: number, doors: number],
  ...[fuels: readonly FuelType[], gearbox: Gearbox, dayEuro: number, firstYear: number, lastYear: number],
];

const P = 1;
const D = 2;
const G = 3;
const E = 4;
const H = 5;

const rows: Record<MakeName, readonly ModelRow[]> = {
  Toyota: [
    ['Aygo X', 'city', 'city-car', 4, 5, [P], 'ma', 36, 2022, 2026],
    ['Yaris', 'city', 'city-car', 5, 5, [H], 'a', 44, 2020, 2026],
    ['Yaris Cross', 'suv', 'suv', 5, 5, [H], 'a', 58, 2021, 2026],
    ['Corolla', 'saloon', 'saloon', 5, 4, [H], 'a', 62, 2020, 2026],
    ['RAV4', 'suv', 'suv', 5, 5, [H], 'a', 88, 2019, 2026],
    ['Proace Verso', 'minivan', 'minivan', 9, 5, [D], 'ma', 104, 2019, 2026],
    ['GR Supra', 'coupe', 'coupe', 2, 2, [P], 'a', 189, 2020, 2025],
  ],
  Ford: [
    ['Fiesta', 'city', 'city-car', 5, 5, [P], 'm', 37, 2019, 2023],
    ['Puma', 'suv', 'suv', 5, 5, [P, H], 'ma', 54, 2020, 2026],
    ['Kuga', 'suv', 'suv', 5, 5, [D, H], 'ma', 76, 2020, 2026],
    ['Tourneo Custom', 'minivan', 'minivan', 9, 5, [D], 'ma', 112, 2019, 2026],
    ['Mustang Convertible', 'convertible', 'convertible', 4, 2, [P], 'a', 179, 2019, 2024],
    ['Mustang Mach-E', 'suv', 'electric-car', 5, 5, [E], 'a', 99, 2021, 2026],
  ],
  Chevrolet: [
    ['Camaro Convertible', 'convertible', 'convertible', 4, 2, [P], 'a', 189, 2018, 2022],
    ['Corvette Stingray', 'sports', 'sports-car', 2, 2, [P], 'a', 390, 2021, 2026],
    ['Tahoe', 'suv', 'luxury-suv', 7, 5, [P], 'a', 249, 2021, 2025],
  ],
  Nissan: [
    ['Micra', 'city', 'city-car', 5, 5, [P], 'm', 36, 2018, 2023],
    ['Juke', 'suv', 'suv', 5, 5, [P, H], 'ma', 52, 2020, 2026],
    ['Qashqai', 'suv', 'suv', 5, 5, [P, H], 'ma', 68, 2021, 2026],
    ['Leaf', 'city', 'electric-car', 5, 5, [E], 'a', 55, 2019, 2024],
    ['GT-R', 'sports', 'sports-car', 4, 2, [P], 'a', 420, 2017, 2022],
  ],
  Hyundai: [
    ['i10', 'city', 'city-car', 5, 5, [P], 'ma', 33, 2020, 2026],
    ['i20', 'city', 'city-car', 5, 5, [P], 'ma', 39, 2020, 2026],
    ['Kona Electric', 'suv', 'electric-car', 5, 5, [E], 'a', 69, 2021, 2026],
    ['Tucson', 'suv', 'suv', 5, 5, [D, H], 'ma', 74, 2021, 2026],
    ['Ioniq 5', 'suv', 'electric-car', 5, 5, [E], 'a', 92, 2022, 2026],
  ],
  Volkswagen: [
    ['up!', 'city', 'city-car', 4, 5, [P, G], 'm', 32, 2018, 2023],
    ['Polo', 'city', 'city-car', 5, 5, [P, G], 'ma', 42, 2019, 2026],
    ['Golf', 'city', 'city-car', 5, 5, [P, D, G], 'ma', 56, 2020, 2026],
    ['Passat', 'saloon', 'saloon', 5, 4, [D], 'a', 78, 2019, 2023],
    ['Tiguan', 'suv', 'suv', 5, 5, [D, H], 'ma', 82, 2020, 2026],
    ['ID.3', 'city', 'electric-car', 5, 5, [E], 'a', 64, 2021, 2026],
    ['ID. Buzz', 'minivan', 'electric-car', 5, 5, [E], 'a', 139, 2023, 2026],
    ['T-Roc Cabriolet', 'convertible', 'convertible', 4, 2, [P], 'ma', 98, 2020, 2025],
    ['Caravelle', 'minivan', 'minivan', 8, 5, [D], 'a', 119, 2019, 2025],
    ['Touareg', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 169, 2020, 2026],
  ],
  Honda: [
    ['Jazz', 'city', 'city-car', 5, 5, [H], 'a', 43, 2020, 2025],
    ['Civic', 'saloon', 'saloon', 5, 4, [H], 'a', 64, 2022, 2026],
    ['HR-V', 'suv', 'suv', 5, 5, [H], 'a', 66, 2021, 2025],
    ['e', 'city', 'electric-car', 4, 5, [E], 'a', 58, 2020, 2023],
  ],
  Kia: [
    ['Picanto', 'city', 'city-car', 5, 5, [P], 'ma', 34, 2018, 2026],
    ['Stonic', 'suv', 'suv', 5, 5, [P], 'ma', 48, 2020, 2026],
    ['Sportage', 'suv', 'suv', 5, 5, [D, H], 'ma', 75, 2022, 2026],
    ['EV6', 'saloon', 'electric-car', 5, 4, [E], 'a', 105, 2022, 2026],
  ],
  Mazda: [
    ['2 Hybrid', 'city', 'city-car', 5, 5, [H], 'a', 44, 2022, 2026],
    ['CX-5', 'suv', 'suv', 5, 5, [P, D], 'ma', 79, 2019, 2025],
    ['MX-5', 'convertible', 'convertible', 2, 2, [P], 'm', 98, 2019, 2026],
  ],
  Subaru: [
    ['XV', 'suv', 'suv', 5, 5, [H], 'a', 72, 2020, 2023],
    ['Forester', 'suv', 'suv', 5, 5, [H], 'a', 79, 2020, 2026],
    ['BRZ', 'coupe', 'coupe', 4, 2, [P], 'm', 135, 2018, 2024],
  ],
  Ferrari: [
    ['Roma', 'sports', 'sports-car', 4, 2, [P], 'a', 990, 2021, 2025],
    ['Portofino M', 'convertible', 'convertible', 4, 2, [P], 'a', 1050, 2021, 2024],
    ['F8 Tributo', 'sports', 'sports-car', 2, 2, [P], 'a', 1290, 2020, 2023],
    ['296 GTS', 'sports', 'sports-car', 2, 2, [H], 'a', 1590, 2023, 2026],
    ['Purosangue', 'suv', 'luxury-suv', 4, 5, [P], 'a', 1750, 2024, 2026],
  ],
  Lamborghini: [
    ['Urus', 'suv', 'luxury-suv', 5, 5, [P], 'a', 990, 2020, 2025],
    ['Huracán EVO', 'sports', 'sports-car', 2, 2, [P], 'a', 1190, 2019, 2024],
    ['Huracán Spyder', 'convertible', 'convertible', 2, 2, [P], 'a', 1290, 2019, 2024],
    ['Revuelto', 'sports', 'sports-car', 2, 2, [H], 'a', 1890, 2024, 2026],
  ],
  Porsche: [
    ['718 Boxster', 'convertible', 'convertible', 2, 2, [P], 'ma', 290, 2019, 2025],
    ['911 Carrera', 'sports', 'sports-car', 4, 2, [P], 'a', 490, 2020, 2026],
    ['911 Turbo S Cabriolet', 'convertible', 'convertible', 4, 2, [P], 'a', 690, 2021, 2025],
    ['Taycan', 'saloon', 'electric-car', 4, 4, [E], 'a', 340, 2021, 2026],
    ['Panamera', 'saloon', 'luxury-car', 4, 4, [P, H], 'a', 390, 2020, 2026],
    ['Macan', 'suv', 'luxury-suv', 5, 5, [P], 'a', 215, 2019, 2024],
    ['Cayenne', 'suv', 'luxury-suv', 5, 5, [P, H], 'a', 330, 2020, 2026],
  ],
  Maserati: [
    ['Ghibli', 'saloon', 'luxury-car', 5, 4, [P, H], 'a', 290, 2019, 2023],
    ['Quattroporte', 'saloon', 'luxury-car', 5, 4, [P], 'a', 420, 2019, 2023],
    ['Levante', 'suv', 'luxury-suv', 5, 5, [P, H], 'a', 320, 2019, 2024],
    ['Grecale', 'suv', 'luxury-suv', 5, 5, [P], 'a', 210, 2022, 2026],
    ['GranTurismo', 'coupe', 'coupe', 4, 2, [P], 'a', 590, 2023, 2026],
    ['MC20', 'sports', 'sports-car', 2, 2, [P], 'a', 1290, 2022, 2026],
  ],
  'Aston Martin': [
    ['Vantage', 'sports', 'sports-car', 2, 2, [P], 'a', 690, 2019, 2025],
    ['DB11', 'coupe', 'coupe', 4, 2, [P], 'a', 790, 2018, 2023],
    ['DBX', 'suv', 'luxury-suv', 5, 5, [P], 'a', 720, 2021, 2026],
  ],
  Fiat: [
    ['Panda', 'city', 'city-car', 4, 5, [P, G, H], 'm', 32, 2018, 2026],
    ['500', 'city', 'city-car', 4, 2, [P, H], 'm', 37, 2018, 2024],
    ['500 Cabrio', 'convertible', 'convertible', 4, 2, [P, H], 'm', 52, 2018, 2024],
    ['500e', 'city', 'electric-car', 4, 2, [E], 'a', 49, 2021, 2026],
    ['500X', 'suv', 'suv', 5, 5, [P, D], 'ma', 49, 2018, 2024],
    ['600', 'suv', 'suv', 5, 5, [H], 'a', 56, 2024, 2026],
    ['Tipo', 'saloon', 'saloon', 5, 4, [P, D], 'm', 45, 2018, 2024],
    ['Ulysse', 'minivan', 'minivan', 8, 5, [D, E], 'a', 109, 2022, 2026],
  ],
  'Alfa Romeo': [
    ['Giulietta', 'city', 'city-car', 5, 5, [P, D], 'm', 55, 2018, 2020],
    ['Giulia', 'saloon', 'saloon', 5, 4, [P, D], 'a', 99, 2019, 2026],
    ['Stelvio', 'suv', 'suv', 5, 5, [P, D], 'a', 108, 2019, 2026],
    ['Tonale', 'suv', 'suv', 5, 5, [D, H], 'a', 84, 2022, 2026],
    ['4C', 'sports', 'sports-car', 2, 2, [P], 'a', 295, 2016, 2019],
    ['Giulia Quadrifoglio', 'saloon', 'luxury-car', 4, 4, [P], 'a', 290, 2019, 2025],
  ],
  Lancia: [['Ypsilon', 'city', 'city-car', 5, 5, [P, G, H], 'm', 33, 2018, 2026]],
  Abarth: [
    ['595', 'city', 'city-car', 4, 2, [P], 'm', 69, 2018, 2024],
    ['124 Spider', 'convertible', 'convertible', 2, 2, [P], 'm', 115, 2017, 2019],
  ],
  Jeep: [
    ['Avenger', 'suv', 'electric-car', 5, 5, [E], 'a', 62, 2023, 2026],
    ['Renegade', 'suv', 'suv', 5, 5, [P, D, H], 'ma', 57, 2019, 2025],
    ['Compass', 'suv', 'suv', 5, 5, [D, H], 'ma', 72, 2020, 2026],
    ['Wrangler', 'suv', 'suv', 5, 5, [P, H], 'a', 145, 2019, 2026],
  ],
  'Mercedes-Benz': [
    ['A-Class', 'city', 'city-car', 5, 5, [P, D], 'a', 72, 2019, 2026],
    ['C-Class', 'saloon', 'saloon', 5, 4, [P, D, H], 'a', 105, 2019, 2026],
    ['E-Class', 'saloon', 'luxury-car', 5, 4, [D, H], 'a', 149, 2020, 2026],
    ['S-Class', 'saloon', 'luxury-car', 5, 4, [P, D, H], 'a', 390, 2021, 2026],
    ['CLE Cabriolet', 'convertible', 'convertible', 4, 2, [P], 'a', 189, 2024, 2026],
    ['SL 43', 'convertible', 'convertible', 4, 2, [P], 'a', 430, 2022, 2026],
    ['GLE', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 240, 2020, 2026],
    ['G 63', 'suv', 'luxury-suv', 5, 5, [P], 'a', 690, 2019, 2026],
    ['V-Class', 'minivan', 'minivan', 8, 5, [D], 'a', 159, 2019, 2026],
    ['EQE', 'saloon', 'electric-car', 5, 4, [E], 'a', 189, 2022, 2026],
    ['S-Class Pullman', 'limousine', 'limousine', 6, 4, [P], 'a', 790, 2019, 2023],
    ['E-Class Long Limousine', 'limousine', 'limousine', 8, 5, [D], 'a', 390, 2017, 2022],
  ],
  BMW: [
    ['1 Series', 'city', 'city-car', 5, 5, [P, D], 'ma', 69, 2019, 2026],
    ['3 Series', 'saloon', 'saloon', 5, 4, [P, D, H], 'a', 108, 2019, 2026],
    ['5 Series', 'saloon', 'luxury-car', 5, 4, [D, H], 'a', 155, 2020, 2026],
    ['7 Series', 'saloon', 'luxury-car', 5, 4, [D, H], 'a', 380, 2022, 2026],
    ['4 Series Convertible', 'convertible', 'convertible', 4, 2, [P], 'a', 175, 2021, 2026],
    ['M4', 'coupe', 'coupe', 4, 2, [P], 'a', 360, 2021, 2026],
    ['X1', 'suv', 'suv', 5, 5, [P, D], 'a', 92, 2019, 2026],
    ['X5', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 245, 2019, 2026],
    ['i4', 'saloon', 'electric-car', 5, 4, [E], 'a', 145, 2022, 2026],
    ['i7', 'saloon', 'electric-car', 5, 4, [E], 'a', 420, 2023, 2026],
  ],
  Audi: [
    ['A1', 'city', 'city-car', 5, 5, [P], 'ma', 57, 2019, 2025],
    ['A4', 'saloon', 'saloon', 5, 4, [P, D], 'a', 99, 2019, 2024],
    ['A6', 'saloon', 'luxury-car', 5, 4, [D, H], 'a', 150, 2019, 2025],
    ['A8 L', 'saloon', 'luxury-car', 5, 4, [D, H], 'a', 370, 2019, 2025],
    ['Q3', 'suv', 'suv', 5, 5, [P, D], 'ma', 94, 2019, 2025],
    ['Q8', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 260, 2019, 2026],
    ['A5 Cabriolet', 'convertible', 'convertible', 4, 2, [P, D], 'a', 165, 2019, 2024],
    ['TT', 'coupe', 'coupe', 4, 2, [P], 'a', 165, 2019, 2023],
    ['R8', 'sports', 'sports-car', 2, 2, [P], 'a', 850, 2019, 2023],
    ['e-tron GT', 'saloon', 'electric-car', 4, 4, [E], 'a', 320, 2021, 2026],
  ],
  Mini: [
    ['Cooper', 'city', 'city-car', 4, 2, [P], 'ma', 58, 2019, 2026],
    ['Cooper Convertible', 'convertible', 'convertible', 4, 2, [P], 'ma', 85, 2019, 2025],
    ['Cooper Electric', 'city', 'electric-car', 4, 2, [E], 'a', 66, 2021, 2026],
    ['Countryman', 'suv', 'suv', 5, 5, [P, D], 'ma', 79, 2019, 2026],
  ],
  Smart: [['EQ fortwo', 'city', 'electric-car', 2, 2, [E], 'a', 44, 2019, 2024]],
  Opel: [
    ['Corsa', 'city', 'city-car', 5, 5, [P, D], 'ma', 38, 2020, 2026],
    ['Corsa-e', 'city', 'electric-car', 5, 5, [E], 'a', 52, 2020, 2026],
    ['Mokka', 'suv', 'suv', 5, 5, [P], 'ma', 53, 2021, 2026],
    ['Zafira Life', 'minivan', 'minivan', 9, 5, [D], 'ma', 99, 2019, 2025],
  ],
  Peugeot: [
    ['208', 'city', 'city-car', 5, 5, [P, D], 'ma', 41, 2019, 2026],
    ['e-208', 'city', 'electric-car', 5, 5, [E], 'a', 54, 2020, 2026],
    ['2008', 'suv', 'suv', 5, 5, [P, D], 'ma', 56, 2020, 2026],
    ['3008', 'suv', 'suv', 5, 5, [P, D, H], 'ma', 76, 2019, 2026],
    ['508', 'saloon', 'saloon', 5, 4, [D, H], 'a', 85, 2019, 2025],
  ],
  Renault: [
    ['Twingo', 'city', 'city-car', 4, 5, [P], 'm', 31, 2018, 2023],
    ['Clio', 'city', 'city-car', 5, 5, [P, D, H], 'ma', 39, 2019, 2026],
    ['Captur', 'suv', 'suv', 5, 5, [P, H], 'ma', 53, 2020, 2026],
    ['Zoe', 'city', 'electric-car', 5, 5, [E], 'a', 49, 2019, 2023],
    ['Mégane E-Tech', 'suv', 'electric-car', 5, 5, [E], 'a', 74, 2022, 2026],
    ['Trafic', 'minivan', 'minivan', 9, 5, [D], 'm', 96, 2018, 2026],
  ],
  Citroën: [
    ['C3', 'city', 'city-car', 5, 5, [P, D], 'm', 36, 2018, 2026],
    ['C5 Aircross', 'suv', 'suv', 5, 5, [D, H], 'ma', 72, 2019, 2025],
    ['ë-C4', 'suv', 'electric-car', 5, 5, [E], 'a', 63, 2021, 2026],
    ['SpaceTourer', 'minivan', 'minivan', 8, 5, [D], 'ma', 98, 2018, 2024],
  ],
  Dacia: [
    ['Sandero', 'city', 'city-car', 5, 5, [P], 'm', 29, 2021, 2026],
    ['Spring', 'city', 'electric-car', 4, 5, [E], 'a', 39, 2021, 2026],
    ['Duster', 'suv', 'suv', 5, 5, [P, D], 'm', 47, 2019, 2026],
    ['Jogger', 'minivan', 'minivan', 7, 5, [P, H], 'ma', 59, 2022, 2026],
  ],
  Škoda: [
    ['Fabia', 'city', 'city-car', 5, 5, [P], 'ma', 37, 2019, 2026],
    ['Octavia', 'saloon', 'saloon', 5, 4, [D, G], 'ma', 65, 2020, 2026],
    ['Superb', 'saloon', 'saloon', 5, 4, [D, H], 'a', 85, 2019, 2026],
  ],
  SEAT: [
    ['Ibiza', 'city', 'city-car', 5, 5, [P, G], 'm', 38, 2018, 2026],
    ['Arona', 'suv', 'suv', 5, 5, [P, G], 'ma', 47, 2018, 2026],
    ['Leon', 'city', 'city-car', 5, 5, [P, D, G], 'ma', 49, 2020, 2025],
  ],
  Cupra: [
    ['Born', 'city', 'electric-car', 5, 5, [E], 'a', 72, 2022, 2026],
    ['Formentor', 'suv', 'suv', 5, 5, [P, H], 'a', 89, 2021, 2026],
  ],
  Suzuki: [
    ['Ignis', 'city', 'city-car', 4, 5, [H], 'm', 35, 2020, 2025],
    ['Jimny', 'suv', 'suv', 4, 2, [P], 'm', 68, 2019, 2023],
  ],
  Volvo: [
    ['XC40', 'suv', 'suv', 5, 5, [P, H], 'a', 95, 2019, 2026],
    ['XC90', 'suv', 'luxury-suv', 7, 5, [D, H], 'a', 190, 2019, 2026],
    ['EX30', 'suv', 'electric-car', 5, 5, [E], 'a', 89, 2024, 2026],
  ],
  Polestar: [['2', 'saloon', 'electric-car', 5, 4, [E], 'a', 125, 2021, 2026]],
  Tesla: [
    ['Model 3', 'saloon', 'electric-car', 5, 4, [E], 'a', 108, 2019, 2026],
    ['Model Y', 'suv', 'electric-car', 5, 5, [E], 'a', 125, 2021, 2026],
    ['Model S', 'saloon', 'electric-car', 5, 4, [E], 'a', 260, 2021, 2026],
    ['Model X', 'suv', 'electric-car', 6, 5, [E], 'a', 290, 2021, 2026],
  ],
  Lexus: [
    ['UX', 'suv', 'suv', 5, 5, [H], 'a', 92, 2019, 2026],
    ['LC 500 Convertible', 'convertible', 'convertible', 4, 2, [P], 'a', 360, 2021, 2024],
  ],
  Jaguar: [
    ['F-Type', 'coupe', 'coupe', 2, 2, [P], 'a', 290, 2018, 2024],
    ['F-Pace', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 175, 2019, 2024],
  ],
  'Land Rover': [
    ['Range Rover Evoque', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 149, 2019, 2026],
    ['Defender 110', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 230, 2020, 2026],
    ['Range Rover Sport', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 330, 2020, 2026],
    ['Range Rover', 'suv', 'luxury-suv', 5, 5, [D, H], 'a', 430, 2022, 2026],
  ],
  McLaren: [['GT', 'sports', 'sports-car', 2, 2, [P], 'a', 990, 2020, 2023]],
  Lotus: [['Emira', 'sports', 'sports-car', 2, 2, [P], 'ma', 390, 2023, 2026]],
  Bentley: [
    ['Continental GT', 'coupe', 'coupe', 4, 2, [P], 'a', 890, 2019, 2025],
    ['Continental GTC', 'convertible', 'convertible', 4, 2, [P], 'a', 950, 2019, 2025],
    ['Flying Spur', 'saloon', 'luxury-car', 5, 4, [P, H], 'a', 920, 2020, 2026],
    ['Bentayga', 'suv', 'luxury-suv', 5, 5, [P, H], 'a', 850, 2019, 2026],
  ],
  'Rolls-Royce': [
    ['Ghost', 'saloon', 'luxury-car', 5, 4, [P], 'a', 1390, 2021, 2026],
    ['Phantom Extended', 'limousine', 'limousine', 5, 4, [P], 'a', 1790, 2018, 2025],
    ['Dawn', 'convertible', 'convertible', 4, 2, [P], 'a', 1490, 2017, 2022],
    ['Cullinan', 'suv', 'luxury-suv', 5, 5, [P], 'a', 1590, 2019, 2026],
  ],
  Cadillac: [
    ['XTS Limousine', 'limousine', 'limousine', 8, 4, [P], 'a', 420, 2015, 2019],
    ['Escalade', 'suv', 'luxury-suv', 7, 5, [P], 'a', 340, 2021, 2025],
  ],
  Lincoln: [['Town Car Stretch', 'limousine', 'limousine', 9, 4, [P], 'a', 360, 2008, 2011]],
};

const GEARBOXES: Record<Gearbox, readonly Transmission[]> = {
  m: ['manual'],
  a: ['automatic'],
  ma: ['manual', 'automatic'],
};

function levelOf(dayEuro: number): PriceLevel {
  const level = keysOf(priceLevels).find(
    (name) => priceLevels[name].from <= dayEuro && dayEuro < priceLevels[name].to,
  );
  if (level === undefined) throw new RangeError(`no price level for ${dayEuro} a day`);
  return level;
}

function toModel(make: MakeName, row: ModelRow): CarModel {
  const [name, body, type, seats, doors, fuels, gearbox, dayEuro, firstYear, lastYear] = row;
  const transmissions = GEARBOXES[gearbox];
  const years = [firstYear, lastYear] as const;
  return {
    make,
    name,
    body,
    type,
    seats,
    doors,
    fuels,
    transmissions,
    level: levelOf(dayEuro),
    dayEuro,
    years,
  };
}

/** Models rented in Italy, by maker, with what they typically cost. */
export const models: readonly CarModel[] = keysOf(rows).flatMap((make) =>
  rows[make].map((row) => toModel(make, row)),
);
