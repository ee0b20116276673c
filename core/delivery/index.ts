export { arrivalText, latestDayText } from './arrival-text';
export { abroadOf, isAbroad, mayOweDuties, type AbroadTerms } from './destination';
export { estimateArrival, type ArrivalDays, type DeliveryCalendar, type TransitDays } from './estimate-arrival';
export { isPromisedLimit, nextFreeDelivery, withFreeDelivery, type FreeDelivery } from './free-delivery';
export { dayRange, workingDaysTo } from './working-days';
export { nextChange } from './next-change';
