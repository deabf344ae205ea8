/** The IANA time zone of this device, before any formatter is there: the first of a page costs 50 ms of a phone. */
export function zoneHere(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
