import type { OrderByItemBuilder } from 'kysely';

/** Orders names as people look for them: 'Škoda' among the S, 'èlite' among the E. Bytes would put both behind the Z. */
export const asPeopleRead = (order: OrderByItemBuilder): OrderByItemBuilder => order.collate('und-x-icu');
