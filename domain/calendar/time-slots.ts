import { addMinutes, atTime, MINUTES_PER_DAY, timeOf, type LocalDateTime, type TimeOfDay } from './local-date-time.ts';
