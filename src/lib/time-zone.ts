import { z } from 'zod';

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** An IANA time zone that this machine knows. @param unknown what to tell where it does not */
export const timeZoneText = (unknown: { readonly id: string }) =>
  z.string().max(64).refine(isTimeZone, { error: unknown.id }).meta({ example: 'Africa/Addis_Ababa' });
