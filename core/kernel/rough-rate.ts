/**
 * Currencies of which a US dollar is worth another number than about one, in a rough and lasting figure. No price is
 * converted by it.
 */
const ROUGH =
  'AED4 AFN70 ALL90 AMD400 ANG2 AOA900 ARS1000 AWG2 BAM2 BBD2 BDT100 BGN2 BHD0.4 BIF3000 BOB7 BRL5 BTN80 BWP14 BYN3 BZD2 ' +
  'CDF2500 CLP900 CNY7 COP4000 CRC500 CUP25 CVE100 CZK20 DJF200 DKK7 DOP60 DZD140 EGP50 ERN15 ETB100 FJD2 GEL3 GHS15 ' +
  'GMD70 GNF9000 GTQ8 GYD200 HKD8 HNL25 HTG130 HUF350 IDR16000 ILS4 INR80 IQD1300 IRR40000 ISK140 JMD150 JOD0.7 JPY150 ' +
  'KES130 KGS90 KHR4000 KMF450 KPW900 KRW1400 KWD0.3 KYD0.8 KZT500 LAK20000 LBP90000 LKR300 LRD200 LSL18 LYD5 MAD10 MDL18 ' +
  'MGA4500 MKD60 MMK2000 MNT3000 MOP8 MRU40 MUR45 MVR15 MWK1700 MXN20 MYR4 MZN60 NAD18 NGN1500 NIO40 NOK10 NPR130 OMR0.4 ' +
  'PEN4 PGK4 PHP60 PKR300 PLN4 PYG7000 QAR4 RON5 RSD100 RUB90 RWF1400 SAR4 SBD8 SCR14 SDG600 SEK10 SLE20 SOS600 SRD35 ' +
  'SSP1000 STN20 SVC9 SYP10000 SZL18 THB35 TJS10 TMT4 TND3 TOP2 TRY40 TTD7 TWD30 TZS2500 UAH40 UGX4000 UYU40 UZS12000 ' +
  'VES100 VND25000 VUV120 WST3 XAF600 XCD3 XOF600 XPF110 YER500 ZAR18 ZMW25';

const RATES: ReadonlyMap<string, number> = new Map(
  ROUGH.split(' ').map((entry) => [entry.slice(0, 3), Number(entry.slice(3))]),
);

/**
 * Returns roughly how much of a currency a US dollar is worth: 150 for yen, 0.3 for Kuwaiti dinars; 1 for an unknown
 * code. For limits and examples of a fitting size only.
 */
export function roughRate(currency: string): number {
  return RATES.get(currency) ?? 1;
}

/** Currencies whose rough rate is not 1. */
export const ROUGHLY_RATED: readonly string[] = [...RATES.keys()];
