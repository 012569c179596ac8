import type { CityName, CompanyPlan, Branch, PlannedFees } from './company-plan.ts';
import {
  AIRPORT_LATE,
  ALWAYS_OPEN,
  CLOSED_ON_SUNDAY,
  CLOSED_ON_WEEKENDS,
  EVERY_DAY,
  SHOWROOM,
} from './opening-times.ts';

function at(city: CityName, parking: string, latitude: number, longitude: number): Branch {
  return { city, parking, latitude, longitude };
}

function fees(
  youngDriverPerDay: number | null,
  oneWay: number | null,
  delivery: number | null,
  flexibleReturn: number | null,
  latePerDay: number | null,
): PlannedFees {
  return { youngDriverPerDay, oneWay, delivery, flexibleReturn, latePerDay };
}

/** Invented companies; VAT numbers have a valid check digit in a range that is not assigned. */
export const companies: readonly CompanyPlan[] = [
  {
    ...{ key: 'rossi', name: 'Autonoleggio Rossi', legalName: 'Autonoleggio Rossi S.r.l.' },
    ...{ vatNumber: '99101370585', sdiCode: 'RSS7N2A', phone: '+39 06 5550 1201' },
    address: 'Via Giovanni Giolitti 34, 00185 Roma RM',
    branches: [
      at('Roma', 'Roma Termini, Via Giovanni Giolitti 34', 41.9, 12.5026),
      at('Roma', 'Roma Fiumicino Aeroporto, Parcheggio autonoleggi', 41.7946, 12.2529),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(12, 60, 35, 15, 25), fleet: 'mixed', cars: 24 },
  },
  {
    ...{ key: 'dolcevita', name: 'Dolce Vita Luxury Cars', legalName: 'Dolce Vita Luxury Cars S.p.A.' },
    ...{ vatNumber: '99135440586', sdiCode: 'DLV4T8C', phone: '+39 06 5550 1340' },
    address: 'Via Vittorio Veneto 96, 00187 Roma RM',
    branches: [
      at('Roma', 'Via Veneto, Garage Ludovisi', 41.9078, 12.4893),
      at('Roma', 'Roma Ciampino Aeroporto, Aviazione generale', 41.8004, 12.5919),
    ],
    ...{ openingHours: SHOWROOM, leadMinutes: 240, turnaroundMinutes: 180 },
    ...{ fees: fees(90, 250, 120, 60, 150), fleet: 'exotic', cars: 16 },
  },
  {
    ...{ key: 'tevere', name: 'Tevere Rent', legalName: 'Tevere Rent di Marco Bianchi & C. S.a.s.' },
    ...{ vatNumber: '99169510585', sdiCode: null, phone: '+39 06 5550 1477' },
    address: 'Viale di Trastevere 141, 00153 Roma RM',
    branches: [
      at('Roma', 'Trastevere, Viale di Trastevere 141', 41.8793, 12.4711),
      at('Roma', 'Roma Tiburtina, Piazzale Est', 41.9103, 12.5308),
    ],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 120, turnaroundMinutes: 30 },
    ...{ fees: fees(10, null, null, 12, 20), fleet: 'economy', cars: 16 },
  },
  {
    ...{ key: 'madonnina', name: 'Madonnina Rent', legalName: 'Madonnina Rent S.r.l.' },
    ...{ vatNumber: '99203580156', sdiCode: 'MDN3K5P', phone: '+39 02 5550 2108' },
    address: 'Via Ferrante Aporti 8, 20125 Milano MI',
    branches: [
      at('Milano', 'Milano Centrale, Via Ferrante Aporti 8', 45.4876, 9.2072),
      at('Milano', 'Milano Linate Aeroporto, Parcheggio P2', 45.461, 9.2797),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(14, 70, 40, 18, 30), fleet: 'mixed', cars: 20 },
  },
  {
    ...{ key: 'quadrilatero', name: 'Quadrilatero Prestige', legalName: 'Quadrilatero Prestige S.r.l.' },
    ...{ vatNumber: '99237650157', sdiCode: 'QDR9B1L', phone: '+39 02 5550 2290' },
    address: 'Via della Spiga 22, 20121 Milano MI',
    branches: [
      at('Milano', 'Quadrilatero della Moda, Garage Spiga', 45.4706, 9.1968),
      at('Milano', 'Milano Malpensa Aeroporto, Terminal 1', 45.6273, 8.7118),
    ],
    ...{ openingHours: SHOWROOM, leadMinutes: 180, turnaroundMinutes: 120 },
    ...{ fees: fees(75, 220, 100, 50, 140), fleet: 'luxury', cars: 18 },
  },
  {
    ...{ key: 'navigli', name: 'Navigli Elettrica', legalName: 'Navigli Elettrica S.r.l. Società Benefit' },
    ...{ vatNumber: '99271720155', sdiCode: 'NVG2E6H', phone: '+39 02 5550 2415' },
    address: 'Alzaia Naviglio Grande 108, 20144 Milano MI',
    branches: [at('Milano', 'Porta Genova, Alzaia Naviglio Grande 108', 45.4503, 9.1668)],
    ...{ openingHours: EVERY_DAY, leadMinutes: 60, turnaroundMinutes: 90 },
    ...{ fees: fees(null, null, 25, 10, 25), fleet: 'electric', cars: 14 },
  },
  {
    ...{ key: 'arno', name: 'Arno Autonoleggi', legalName: 'Arno Autonoleggi S.r.l.' },
    ...{ vatNumber: '99305790489', sdiCode: 'ARN5F7D', phone: '+39 055 555 3102' },
    address: 'Borgo Ognissanti 128, 50123 Firenze FI',
    branches: [
      at('Firenze', 'Santa Maria Novella, Borgo Ognissanti 128', 43.7743, 11.2418),
      at('Firenze', 'Firenze Peretola Aeroporto, Via del Termine', 43.8018, 11.2014),
    ],
    ...{ openingHours: EVERY_DAY, leadMinutes: 90, turnaroundMinutes: 45 },
    ...{ fees: fees(12, 65, 30, 15, 25), fleet: 'mixed', cars: 15 },
  },
  {
    ...{ key: 'chianti', name: 'Chianti Spider', legalName: 'Chianti Spider di Lorenzo Conti' },
    ...{ vatNumber: '99339860480', sdiCode: null, phone: '+39 055 555 3288' },
    address: 'Via Senese 77, 50124 Firenze FI',
    branches: [at('Firenze', 'Porta Romana, Via Senese 77', 43.7583, 11.2405)],
    ...{ openingHours: SHOWROOM, leadMinutes: 240, turnaroundMinutes: 120 },
    ...{ fees: fees(25, null, 60, 20, 45), fleet: 'premium', cars: 10 },
  },
  {
    ...{ key: 'partenope', name: 'Partenope Rent', legalName: 'Partenope Rent S.r.l.' },
    ...{ vatNumber: '99373930637', sdiCode: 'PRT8M4X', phone: '+39 081 555 4106' },
    address: 'Viale Fulco Ruffo di Calabria, 80144 Napoli NA',
    branches: [
      at('Napoli', 'Napoli Capodichino Aeroporto, Parcheggio P5', 40.8828, 14.2836),
      at('Napoli', 'Napoli Centrale, Corso Arnaldo Lucci 12', 40.8519, 14.2741),
    ],
    ...{ openingHours: AIRPORT_LATE, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(15, 75, 35, 15, 30), fleet: 'mixed', cars: 17 },
  },
  {
    ...{ key: 'posillipo', name: 'Posillipo Cerimonie', legalName: 'Posillipo Cerimonie S.r.l.' },
    ...{ vatNumber: '99408000638', sdiCode: 'PSL1C9W', phone: '+39 081 555 4260' },
    address: 'Via Francesco Caracciolo 13, 80122 Napoli NA',
    branches: [at('Napoli', 'Mergellina, Via Francesco Caracciolo 13', 40.8296, 14.2213)],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 1440, turnaroundMinutes: 240 },
    ...{ fees: fees(60, null, 80, null, 120), fleet: 'ceremony', cars: 10 },
  },
  {
    ...{ key: 'conca', name: "Conca d'Oro Car", legalName: "Conca d'Oro Car S.r.l." },
    ...{ vatNumber: '99442070829', sdiCode: 'CNC6R3J', phone: '+39 091 555 5117' },
    address: 'Aeroporto Falcone e Borsellino, 90045 Cinisi PA',
    branches: [
      at('Palermo', 'Palermo Punta Raisi Aeroporto, Area noleggi', 38.1835, 13.1012),
      at('Palermo', 'Palermo Centrale, Via Balsamo 29', 38.1091, 13.3676),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 45 },
    ...{ fees: fees(11, 55, 30, 12, 22), fleet: 'mixed', cars: 15 },
  },
  {
    ...{ key: 'sabauda', name: 'Sabauda Mobilità', legalName: 'Sabauda Mobilità S.r.l.' },
    ...{ vatNumber: '99476140019', sdiCode: 'SBD4G8N', phone: '+39 011 555 6120' },
    address: 'Via Nizza 30, 10125 Torino TO',
    branches: [
      at('Torino', 'Torino Porta Nuova, Via Nizza 30', 45.0586, 7.6787),
      at('Torino', 'Torino Caselle Aeroporto, Parcheggio multipiano', 45.1919, 7.6432),
    ],
    ...{ openingHours: EVERY_DAY, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(12, 60, 30, 15, 25), fleet: 'mixed', cars: 14 },
  },
  {
    ...{ key: 'levante', name: 'Levante Noleggi', legalName: 'Levante Noleggi S.r.l.' },
    ...{ vatNumber: '99510210729', sdiCode: 'LVN7H2S', phone: '+39 080 555 7133' },
    address: 'Via Giuseppe Capruzzi 220, 70124 Bari BA',
    branches: [
      at('Bari', 'Bari Centrale, Via Giuseppe Capruzzi 220', 41.1169, 16.8717),
      at('Bari', 'Bari Palese Aeroporto, Terminal arrivi', 41.1356, 16.7647),
    ],
    ...{ openingHours: AIRPORT_LATE, leadMinutes: 60, turnaroundMinutes: 30 },
    ...{ fees: fees(10, 50, 25, 12, 20), fleet: 'mixed', cars: 12 },
  },
  {
    ...{ key: 'lanterna', name: 'Lanterna Car', legalName: 'Lanterna Car S.n.c. di Parodi e Traverso' },
    ...{ vatNumber: '99544280102', sdiCode: null, phone: '+39 010 555 8104' },
    address: 'Via Andrea Doria 5, 16126 Genova GE',
    branches: [
      at('Genova', 'Genova Principe, Via Andrea Doria 5', 44.4163, 8.9206),
      at('Genova', 'Genova Aeroporto Cristoforo Colombo', 44.4145, 8.8508),
    ],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 120, turnaroundMinutes: 30 },
    ...{ fees: fees(9, 45, null, 10, 20), fleet: 'economy', cars: 12 },
  },
  {
    ...{ key: 'arena', name: 'Arena Rent', legalName: 'Arena Rent S.r.l.' },
    ...{ vatNumber: '99578350235', sdiCode: 'ARE3V6Y', phone: '+39 045 555 9115' },
    address: 'Viale del Lavoro 12, 37135 Verona VR',
    branches: [
      at('Verona', 'Verona Porta Nuova, Piazzale XXV Aprile', 45.429, 10.9822),
      at('Verona', 'Verona Villafranca Aeroporto, Parcheggio P1', 45.4023, 10.8886),
    ],
    ...{ openingHours: EVERY_DAY, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(12, 60, 30, null, 25), fleet: 'mixed', cars: 12 },
  },
  {
    ...{ key: 'laguna', name: 'Laguna Drive', legalName: 'Laguna Drive S.r.l.' },
    ...{ vatNumber: '99612420275', sdiCode: 'LGN5D1Z', phone: '+39 041 555 1026' },
    address: 'Piazzale Roma 496/F, 30135 Venezia VE',
    branches: [
      at('Venezia', 'Piazzale Roma, Autorimessa comunale', 45.4386, 12.3182),
      at('Venezia', 'Venezia Marco Polo Aeroporto, Area noleggi', 45.5037, 12.3372),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 60 },
    ...{ fees: fees(13, 65, 35, 15, 28), fleet: 'mixed', cars: 15 },
  },
  {
    ...{ key: 'serenissima', name: 'Serenissima Prestige', legalName: 'Serenissima Prestige S.r.l.' },
    ...{ vatNumber: '99646490278', sdiCode: 'SRN8P4K', phone: '+39 041 555 1180' },
    address: 'Via Forte Marghera 191, 30173 Venezia Mestre VE',
    branches: [at('Venezia', 'Mestre, Via Forte Marghera 191', 45.4806, 12.2574)],
    ...{ openingHours: SHOWROOM, leadMinutes: 180, turnaroundMinutes: 120 },
    ...{ fees: fees(65, 200, 90, 40, 130), fleet: 'luxury', cars: 12 },
  },
  {
    ...{ key: 'portici', name: 'Portici Autonoleggio', legalName: 'Portici Autonoleggio S.r.l.' },
    ...{ vatNumber: '99680560374', sdiCode: 'PRC2L7Q', phone: '+39 051 555 1144' },
    address: "Via de' Carracci 69, 40129 Bologna BO",
    branches: [
      at('Bologna', "Bologna Centrale, Via de' Carracci 69", 44.5081, 11.3436),
      at('Bologna', 'Bologna Marconi Aeroporto, Car rental', 44.5289, 11.2936),
    ],
    ...{ openingHours: AIRPORT_LATE, leadMinutes: 60, turnaroundMinutes: 45 },
    ...{ fees: fees(12, 60, 30, 15, 25), fleet: 'mixed', cars: 13 },
  },
  {
    ...{ key: 'motorvalley', name: 'Motor Valley Exotics', legalName: 'Motor Valley Exotics S.r.l.' },
    ...{ vatNumber: '99714630375', sdiCode: 'MTV9S3E', phone: '+39 051 555 1250' },
    address: 'Via Emilia Ponente 246, 40132 Bologna BO',
    branches: [at('Bologna', 'Borgo Panigale, Via Emilia Ponente 246', 44.5189, 11.2868)],
    ...{ openingHours: SHOWROOM, leadMinutes: 480, turnaroundMinutes: 240 },
    ...{ fees: fees(null, null, 150, 80, 200), fleet: 'exotic', cars: 12 },
  },
  {
    ...{ key: 'maestrale', name: 'Maestrale Rent a Car', legalName: 'Maestrale Rent a Car S.r.l.' },
    ...{ vatNumber: '99748700921', sdiCode: 'MSR6A8T', phone: '+39 070 555 1161' },
    address: 'Via dei Trasvolatori, 09067 Elmas CA',
    branches: [
      at('Cagliari', 'Cagliari Elmas Aeroporto, Centro autonoleggi', 39.2533, 9.0601),
      at('Cagliari', 'Cagliari Marina, Via Sassari 3', 39.2166, 9.1098),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 30 },
    ...{ fees: fees(10, null, 25, 12, 22), fleet: 'mixed', cars: 12 },
  },
  {
    ...{ key: 'bora', name: 'Bora Noleggi', legalName: 'Bora Noleggi S.r.l.s.' },
    ...{ vatNumber: '99782770327', sdiCode: null, phone: '+39 040 555 1172' },
    address: 'Viale Miramare 9, 34135 Trieste TS',
    branches: [at('Trieste', 'Trieste Centrale, Viale Miramare 9', 45.6592, 13.7711)],
    ...{ openingHours: CLOSED_ON_WEEKENDS, leadMinutes: 180, turnaroundMinutes: 0 },
    ...{ fees: fees(8, null, null, null, 18), fleet: 'economy', cars: 8 },
  },
  {
    ...{ key: 'orobica', name: 'Orobica Rent', legalName: 'Orobica Rent S.r.l.' },
    ...{ vatNumber: '99816840161', sdiCode: 'ORB4W5F', phone: '+39 035 555 1183' },
    address: 'Via Orio al Serio 49, 24050 Orio al Serio BG',
    branches: [
      at('Bergamo', 'Orio al Serio Aeroporto, Area noleggi', 45.6656, 9.6993),
      at('Bergamo', 'Bergamo Stazione, Piazzale Marconi 7', 45.6909, 9.6752),
    ],
    ...{ openingHours: ALWAYS_OPEN, leadMinutes: 60, turnaroundMinutes: 30 },
    ...{ fees: fees(11, 55, 25, 12, 22), fleet: 'economy', cars: 14 },
  },
  {
    ...{ key: 'etna', name: 'Etna Mobility', legalName: 'Etna Mobility S.r.l.' },
    ...{ vatNumber: '99850910870', sdiCode: 'ETN1J6M', phone: '+39 095 555 1194' },
    address: 'Via Fontanarossa 20, 95121 Catania CT',
    branches: [
      at('Catania', 'Catania Fontanarossa Aeroporto, Parcheggio P4', 37.4704, 15.0657),
      at('Catania', 'Catania Centro, Via Etnea 196', 37.5087, 15.0846),
    ],
    ...{ openingHours: AIRPORT_LATE, leadMinutes: 60, turnaroundMinutes: 45 },
    ...{ fees: fees(11, 55, 30, 12, 22), fleet: 'mixed', cars: 13 },
  },
  {
    ...{ key: 'pontina', name: 'Pontina Famiglie', legalName: 'Pontina Famiglie S.r.l.' },
    ...{ vatNumber: '99884980592', sdiCode: 'PNT7B2V', phone: '+39 0773 555 121' },
    address: 'Viale dello Statuto 41, 04100 Latina LT',
    branches: [
      at('Latina', 'Latina Centro, Viale dello Statuto 41', 41.4669, 12.9003),
      at('Frosinone', 'Frosinone Stazione, Piazzale Kambo', 41.6306, 13.3262),
    ],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 120, turnaroundMinutes: 60 },
    ...{ fees: fees(10, 30, 30, 10, 20), fleet: 'family', cars: 12 },
  },
  {
    ...{ key: 'tuscia', name: 'Tuscia Rent', legalName: 'Tuscia Rent di Paola Moretti' },
    ...{ vatNumber: '99919050569', sdiCode: null, phone: '+39 0761 555 132' },
    address: 'Via della Palazzina 87, 01100 Viterbo VT',
    branches: [at('Viterbo', 'Porta Fiorentina, Via della Palazzina 87', 42.4249, 12.1063)],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 120, turnaroundMinutes: 30 },
    ...{ fees: fees(8, null, 20, 8, 18), fleet: 'economy', cars: 8 },
  },
  {
    ...{ key: 'sabina', name: 'Sabina Car Service', legalName: 'Sabina Car Service S.r.l.s.' },
    ...{ vatNumber: '99953120575', sdiCode: 'SBN3Y9R', phone: '+39 0746 555 143' },
    address: 'Viale Luigi Morroni 28, 02100 Rieti RI',
    branches: [at('Rieti', 'Rieti Stazione, Viale Luigi Morroni 28', 42.4071, 12.8577)],
    ...{ openingHours: CLOSED_ON_SUNDAY, leadMinutes: 120, turnaroundMinutes: 30 },
    ...{ fees: fees(8, null, 20, null, 18), fleet: 'family', cars: 8 },
  },
];

/** Resellers and the companies, by key, whose cars they show. */
export const contractors = [
  {
    name: 'Dolce Vita Collection',
    companies: ['dolcevita', 'quadrilatero', 'serenissima', 'motorvalley'],
  },
] as const;

/** Tenants: the marketplace itself, and one website for each of the other themes. */
export const websites = [
  { subDomain: 'www', name: 'Nolo', color: '#2196f3', theme: 4, contractor: null, company: null },
  {
    subDomain: 'rossi',
    name: 'Autonoleggio Rossi',
    color: '#2196f3',
    theme: 1,
    contractor: null,
    company: 'rossi',
  },
  {
    subDomain: 'laguna',
    name: 'Laguna Drive',
    color: '#0f766e',
    theme: 2,
    contractor: null,
    company: 'laguna',
  },
  {
    ...{ subDomain: 'dolcevita', name: 'Dolce Vita Collection', color: '#000000', theme: 3 },
    ...{ contractor: 'Dolce Vita Collection', company: null },
  },
] as const;
