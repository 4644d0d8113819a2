/** The id of the table on the simulation dashboard, for links. */
export const tablePlace = 'table';
