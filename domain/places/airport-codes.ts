/** IATA codes of the airports in `server/places/data/gazetteer.json`, as light as pages can have them. */
export const airportCodes: readonly string[] =
  'FCO CIA MXP LIN BGY VCE TSF NAP CTA PMO BLQ PSA FLR BRI BDS TRN VRN GOA CAG OLB AHO SUF REG CRV TPS CIY LMP PNL TRS AOI PSR PEG RMI FRL PMF CUF VBS BZO FOG QSR TAR EBA AOT NCE AJA BIA TLN CMF GVA INN KLU LJU ZAG RJK PUY ZAD SPU DBV MLA'.split(
    ' ',
  );
