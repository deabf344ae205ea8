/** Where what stands at a place comes to stand when one of its list is moved. */
export function placeAfter(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}
