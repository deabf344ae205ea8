import {
  enduranceTests,
  flexibilityTest,
  muscularEnduranceTest,
  strengthTest,
} from '#content/education/health-tests.ts';
import { fieldTests } from '#content/education/field-tests.ts';
import { bodyCompositionMethods } from '#content/education/body-composition.ts';
import { healthMeasures } from '#content/education/measures.ts';
import { publicPages } from '#content/public-pages.ts';
import { searchPlaces } from '#content/search-places.ts';
import { guidePath, tabOfFragment } from '#src/features/education/guide-tabs.ts';
import { healthAddress } from '#src/features/education/health-address.ts';
import type { FoundItem } from './schema.ts';

interface Page extends FoundItem {
  /** What else it is looked for by. */
  readonly also: readonly string[];
}

/** Pages that are nobody's records, and what stands under headings of their own. */
export const searchedPages: readonly Page[] = [
  ...searchPlaces.map(({ address, ...place }) => ({
    ...place,
    id: address,
    address,
    name: publicPages.find((page) => page.address === address)!.name,
    picture: null,
  })),
  ...[...fieldTests, strengthTest, muscularEnduranceTest, ...enduranceTests, flexibilityTest].map(
    ({ id, name, measures }) => ({
      id,
      address: `${guidePath}?tab=${tabOfFragment(`#${id}`)}#${id}`,
      name,
      about: measures,
      picture: null,
      also: [],
    }),
  ),
  ...healthMeasures.map(({ measure, normal }) => ({
    id: `measure-${measure.en}`,
    address: healthAddress({ tab: 'measures' }),
    name: measure,
    about: normal,
    picture: null,
    also: [],
  })),
  ...bodyCompositionMethods.map(({ method, description }) => ({
    id: `method-${method.en}`,
    address: healthAddress({ tab: 'body-composition' }),
    name: method,
    about: description,
    picture: null,
    also: [],
  })),
];
