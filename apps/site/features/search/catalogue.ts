/** What the filters offer. */
export type Catalogue = {
  makes: readonly { carMakeId: number; carMake: string }[];
  types: readonly { carTypeId: number; carType: string; key: string }[];
};

export type Company = { id: number; company_name: string; city: string };
